// Numbers that come as text, as those of wards do. Fluent finds a variant like [14] by a number only.
import type { FluentVariable } from '@fluent/bundle';

const SHORT = /^(0|[1-9]\d?)$/; // no longer ones: as numbers they could look different from the text that came

export function withNumbers(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'string' && SHORT.test(value) ? Number(value) : value]));
}
