// Which rule belongs to what is asked.
import type { Phase } from '../types';

const OF_PHASE: Partial<Record<Phase, string>> = {
  women: 'setup', bribe: 'bribes', woman: 'bribes', favor: 'favors', use: 'favors', police: 'police', move: 'moves', group: 'moves', fight: 'battles', arm: 'combat', victim: 'combat', retreat: 'retreat',
  takeover: 'take-over', act: 'actions', home: 'return', war: 'war', call: 'loan', commit: 'war', dry: 'drinking', offer: 'deals', mine: 'deals', theirs: 'deals', answer: 'deals', settle: 'duel', over: 'end',
};

export const ruleOfPhase = (phase: Phase | undefined | null): string => (phase && OF_PHASE[phase]) ?? 'turn';
