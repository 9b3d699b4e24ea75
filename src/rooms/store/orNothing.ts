/** What a list can do without: its failure is logged, and the rooms are shown all the same. */
export async function orNothing<Answer>(work: Promise<Answer>, nothing: Answer): Promise<Answer> {
  return work.catch((error: unknown) => {
    console.error(error);
    return nothing;
  });
}
