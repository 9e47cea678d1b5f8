// What an election pays (rules 13): places that are tied share what those places bring, rounded down.
export function premiums(votes: readonly number[], paid: readonly number[]): number[] {
  return votes.map((own) => {
    const [above, equal] = [votes.filter((other) => other > own).length, votes.filter((other) => other === own).length];
    return Math.floor(paid.slice(above, above + equal).reduce((all, dollars) => all + dollars, 0) / equal);
  });
}
