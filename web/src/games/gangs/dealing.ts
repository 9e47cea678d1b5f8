// Deals in words: what they would bind, from the proposer's side or from the other's, and what each side would have after them.
import { t } from '../../lib/i18n.svelte';
import { arsenal, at, atLarge, controlled, forecast, lack, needOf, sum, tokensOf } from './facts';
import { readToken, type Terms } from './legal';
import type { Numbers } from './numbers';
import type { Proposal, Square, View } from './types';
import { weaponWords } from './words';

export interface Offer {
  terms: Terms;
  mine?: string; // tokens of an exchange, as `ratpit 6a`
  theirs?: string;
}

/** What a deal with somebody would mean to the one who reads. */
export function sayTerms({ terms, mine = '', theirs = '' }: Offer, who: string, numbers: Numbers): string {
  const [give, take] = [readToken(mine), readToken(theirs)];
  return t('gangs-terms-bind', { terms, who, members: numbers.deals.loan.members, give: give.kind, giveAt: give.at, take: take.kind, takeAt: take.at });
}

/** A proposal as the one to whom it is made reads it: what the other gives is theirs. */
export function asAsked(proposal: Proposal, view: View): Offer {
  const { kind, lends, squares } = proposal;
  if (kind === 'loan') return { terms: lends ? 'borrow' : 'lend' };
  if (kind !== 'exchange') return { terms: kind };
  const token = (square: string | undefined): string => {
    const place = square === undefined ? undefined : view.squares[square];
    const other = squares?.map((one) => view.squares[one]) ?? [];
    const tile = other.every((one) => one?.den) ? place?.den : place?.traffic;
    return square && tile ? `${tile.kind} ${square}` : '';
  };
  return { terms: 'exchange', mine: token(squares?.[1]), theirs: token(squares?.[0]) };
}

/** The table after two tokens have changed squares: owners stay, and no bottles are due. */
function exchanged(view: View, numbers: Numbers, mine: string, theirs: string): View {
  const [give, take] = [readToken(mine), readToken(theirs)];
  const [here, there] = [view.squares[give.at], view.squares[take.at]];
  if (!here || !there) return view;
  const slot = numbers.activities[give.kind].kind;
  const laid = (kind: typeof give.kind) => ({ [slot]: { kind, bottles_due: false } });
  return { ...view, squares: { ...view.squares, [give.at]: { ...here, ...laid(take.kind) }, [take.at]: { ...there, ...laid(give.kind) } } };
}

/** What a gang would have of an exchange: the token, who is there for it, and the next income. */
function ofExchange(view: View, after: View, numbers: Numbers, seat: number, square: Square, gets: string): string[] {
  const [then, now] = [forecast(after, numbers, seat), forecast(view, numbers, seat)];
  const tokens = after.squares[square] ? tokensOf(after.squares[square]) : [];
  return [
    t('gangs-after-token', { kind: readToken(gets).kind, square, need: needOf(numbers, tokens).members, have: sum(at(after, square, seat)), lack: lack(after, numbers, square, seat).members }),
    t('gangs-after-income', { before: now.dollars, after: then.dollars }),
    ...(then.wrecked.length > now.wrecked.length ? [t('gangs-after-wrecked')] : []),
  ];
}

/** What a side would have after a deal, in sentences. */
export function having({ terms, mine = '', theirs = '' }: Offer, view: View, numbers: Numbers, me: number, other: number, seat: number): string[] {
  const large = sum(atLarge(view, seat));
  const fighters = t('gangs-after-fighters', { count: large, weapons: weaponWords(arsenal(view.seats[seat])) });
  switch (terms) {
    case 'exchange': {
      const after = exchanged(view, numbers, mine, theirs);
      return seat === me ? ofExchange(view, after, numbers, me, readToken(mine).at, theirs) : ofExchange(view, after, numbers, other, readToken(theirs).at, mine);
    }
    case 'lend':
    case 'borrow': {
      const lender = terms === 'lend' ? me : other;
      const lent = Math.min(numbers.deals.loan.members, sum(atLarge(view, lender)));
      return [fighters, seat === lender ? t('gangs-after-lends', { count: lent }) : t('gangs-after-borrows', { count: Math.min(large, numbers.combat.war_max) + lent })];
    }
    case 'nowar':
      return [fighters];
    default:
      return [t('gangs-after-squares', { count: controlled(view, seat).length })];
  }
}
