// The words on the button that does a deed.
import { t } from '../../lib/i18n.svelte';
import type { Cast } from '../../table/cast';
import type { Desk } from './desk.svelte';
import { chosenMove, fill, type Move } from './legal';

/** What the button would do now; nothing while there is something left to pick. */
export function deed(desk: Desk, cast: Cast): string {
  const { kind, slot, tapped } = desk;
  if (!kind) return '';
  if (!tapped || !slot) return desk.move ? said(desk.move, cast) : '';
  if (slot === 'first' || slot === 'second' || slot === 'boss') return t('deed-place-boss', { ward: tapped });
  const move = chosenMove(desk.moves, kind, fill(desk.moves, kind, { ...desk.chosen, [slot]: tapped }));
  return move && kind !== 'slander' ? said(move, cast) : t('deed-choose-ward', { ward: tapped });
}

function said({ kind, parts }: Move, cast: Cast): string {
  const { first = '', second = '', boss = '', nation = '', ward = '', from = '', to = '', victim = '', spread = '' } = parts;
  if (kind === 'campaign') return t('deed-campaign', { first, second, same: first === '' ? 'none' : second === '' ? 'one' : first === second ? 'yes' : 'no' });
  if (kind === 'settle') return t('deed-settle', { boss: boss || 'none', nation, ward });
  if (kind === 'slander') return t('deed-slander', { victim: cast.names[Number(victim)] ?? '', price: spread ? 3 : 1, nation });
  return t(`deed-${kind}`, { nation, ward, from, to });
}
