// Which rule belongs to a part of the table.
import type { Phase, Ward, WardView } from '../types';

const SPECIAL: readonly Ward[] = ['1', '2', '4', '7', '14'];
const OF_PHASE: Partial<Record<Phase, string>> = { bid: 'bids', place: 'bonus-wards', favor: 'bonus-wards', appoint: 'offices', over: 'end' };

/** What is most worth knowing of a ward now. */
export function ruleOfWard(ward: Ward, here: WardView): string {
  if (!here.open) return 'zones';
  if (here.locked) return 'locks';
  return SPECIAL.includes(ward) ? 'bonus-wards' : 'map';
}

/** What the dock is about. */
export function ruleOfPhase(phase: Phase | undefined): string {
  return (phase && OF_PHASE[phase]) ?? 'turn';
}
