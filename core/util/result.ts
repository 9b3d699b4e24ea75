/** The outcome of an operation that can be refused: nothing in the core throws at its callers (R1, E1). */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** The outcome of an operation that was carried out. */
export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** The outcome of an operation that was refused, and why. */
export function refuse<Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
