import { useSearchParams } from 'react-router-dom';

/** The room, version and lock in the address: a reload shows the same, and Back leads to the list of rooms. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  function choose(changes: Readonly<Record<string, string | null>>): void {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes))
      if (value === null) next.delete(name);
      else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return { get: (name: string) => search.get(name), choose };
}
