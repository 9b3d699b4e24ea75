interface Deferred<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
}

/** A promise settled by the test (Node 20 has no Promise.withResolvers). */
export function deferred<Value>(): Deferred<Value> {
  let settle: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (value) => settle(value) };
}
