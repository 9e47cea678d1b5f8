// The words on the button that does a deed, with its price or its gain.
import { t } from '../../lib/i18n.svelte';
import type { GangCast } from './cast';
import type { Desk } from './desk.svelte';
import { crimeOf, group, type Move } from './legal';
import { sum } from './facts';
import { groupWords, placeName, weaponWords } from './words';

/** What recruits cost each, with the favor. */
export function recruitPrice(desk: Desk): number {
  const { numbers, view, seat } = desk;
  return Math.max(0, numbers.recruit_cost - (view?.favors.recruit2 === seat ? numbers.favors.recruit2.off : 0));
}

export function loot(desk: Desk, crime: ReturnType<typeof crimeOf>): number {
  return desk.numbers.aggressions[crime].loot + (desk.me?.equipment.includes('fence') ? desk.numbers.equipment.fence.value : 0);
}

export function sayDeed({ deed, parts }: Move, desk: Desk, cast: GangCast): string {
  const { numbers } = desk;
  const at = parts.at ?? '';
  switch (deed) {
    case 'open':
    case 'close':
      return t(`gangs-deed-${deed}`, { kind: parts.kind ?? '', square: at });
    case 'rob':
      return t('gangs-deed-rob', { crime: parts.crime ?? '', dollars: loot(desk, crimeOf(parts)) });
    case 'equip':
      return t('gangs-deed-equip', { tool: parts.tool ?? '' });
    case 'recruit':
      return t('gangs-deed-recruit', { who: groupWords(group(parts)), dollars: sum(group(parts)) * recruitPrice(desk) });
    case 'buy': {
      const weapons = { blades: Number(parts.blades), guns: Number(parts.guns) };
      return t('gangs-deed-buy', { weapons: weaponWords(weapons), dollars: weapons.blades * numbers.weapons.blade.price + weapons.guns * numbers.weapons.gun.price });
    }
    case 'rig':
      return t('gangs-deed-rig', { count: Number(parts.count), dollars: Number(parts.count) * numbers.politics.ballot_price });
    case 'sack':
      return t('gangs-deed-sack', { dollars: numbers.politics.sack_price });
    case 'swap':
    case 'war':
      return t(`gangs-deed-${deed}`, { who: cast.gangNames[Number(parts.seat)] ?? '' });
    case 'sober':
      return t('gangs-deed-sober', { levels: numbers.alcohol.box_relief });
    case 'use':
      return t('gangs-deed-use', { favor: parts.favor ?? '' });
    case 'retreat':
      return t('gangs-deed-retreat', { place: placeName(numbers, parts.to ?? '') });
    case 'fight':
      return t('gangs-deed-fight', { place: placeName(numbers, at) });
    case 'bury':
    case 'bed':
    case 'jail':
    case 'dry':
    case 'home':
      return t(`gangs-deed-${deed}`, { sex: parts.sex ?? '', place: placeName(numbers, at) });
    default:
      return t(`gangs-deed-${deed}`);
  }
}
