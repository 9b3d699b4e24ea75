/** Logs a failure and returns `nothing`, for data that the list can do without. */
export async function orNothing<Answer>(work: Promise<Answer>, nothing: Answer): Promise<Answer> {
  return work.catch((error: unknown) => {
    console.error(error);
    return nothing;
  });
}
