import { ChunkLoadError } from '../load/loadChunk.ts';
import { BackendError } from './BackendError.ts';

export type Load<Part> = () => Promise<Part>;

/**
 * Loads at the first call; a failed load is forgotten, so that the next call retries. An unavailable chunk
 * counts as being offline.
 */
export function loadOnce<Part>(load: Load<Part>): Load<Part> {
  let loading: Promise<Part> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error instanceof ChunkLoadError
        ? new BackendError('offline', error.message, { cause: error })
        : error;
    });
    return loading;
  };
}

/** The methods that cannot wait for the port, since they return no promise. */
type Immediate<Port> = {
  [Name in keyof Port as Port[Name] extends (...args: never[]) => Promise<unknown>
    ? never
    : Name]: Port[Name];
};

/** A port over one that is still to be loaded: every method waits for it, except those in `immediate`. */
export function lazyPort<Port extends object>(load: Load<Port>, ...[immediate]: Rest<Immediate<Port>>): Port {
  const forward =
    (name: keyof Port) =>
    async (...args: unknown[]): Promise<unknown> => {
      const port: Record<keyof Port, unknown> = await load();
      const method = port[name];
      return typeof method === 'function' ? method.apply(port, args) : undefined;
    };
  return new Proxy((immediate ?? {}) as Port, {
    get: (target, name) => Reflect.get(target, name) ?? forward(name as keyof Port),
  });
}

/**
 * Returns all ports of a backend that is loaded later; the given ones are used as they are. Each is created on first
 * use and stays the same object.
 */
export function lazyParts<Whole extends object, Given extends Partial<Whole>>(
  load: Load<Omit<Whole, keyof Given>>,
  given: Given,
): Whole {
  return new Proxy<object>(given, {
    get: (parts: Record<string | symbol, unknown>, name) => {
      parts[name] ??= lazyPort(async (): Promise<object> => Reflect.get((await load()) as object, name));
      return parts[name];
    },
  }) as object as Whole;
}

/** No argument if every method can wait. */
type Rest<Given> = keyof Given extends never ? [] : [Given];
