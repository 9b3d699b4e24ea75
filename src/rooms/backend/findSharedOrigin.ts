import * as v from 'valibot';

/** Where the embedded backend tells its own machine at which address others reach it. */
const ADDRESS_PAGE = '/__local/address';

const answerSchema = v.object({ sharedOrigin: v.nullable(v.string()) });

/** Asks the server of a page that came from this machine; its own origin if no other is known. */
export async function findSharedOrigin(): Promise<string> {
  const { origin } = window.location;
  const answer = await fetch(ADDRESS_PAGE);
  // Other servers answer with a page of the app.
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return origin;
  const parsed = v.safeParse(answerSchema, await answer.json());
  if (!parsed.success || parsed.output.sharedOrigin === null) return origin;
  // Leaves out a port that browsers leave out.
  return new URL(parsed.output.sharedOrigin).origin;
}
