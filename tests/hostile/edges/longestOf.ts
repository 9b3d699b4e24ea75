import * as v from 'valibot';

const maxLengthSchema = v.object({ type: v.literal('max_length'), requirement: v.number() });

/** Returns the maximum length that a schema of the code sets. @throws if it sets none */
export function longestOf({ pipe }: { readonly pipe: readonly unknown[] }): number {
  for (const step of pipe) {
    const found = v.safeParse(maxLengthSchema, step);
    if (found.success) return found.output.requirement;
  }
  throw new Error('The schema sets no length.');
}
