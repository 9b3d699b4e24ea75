import { useEffect, useState } from 'react';

/**
 * The result of `load`: null before it, and without `load`; `failed` on failure. With another `load`, a late
 * result of the previous one is ignored.
 */
export function useAnswer<Answer, Failed>(
  load: (() => Promise<Answer>) | null,
  failed: Failed,
): Answer | Failed | null {
  const [known, setKnown] = useState<{ load: unknown; answer: Answer | Failed } | null>(null);
  useEffect(() => {
    let isAsked = true;
    const show = (answer: Answer | Failed) => isAsked && setKnown({ load, answer });
    load?.().then(show, (error: unknown) => {
      console.error(error);
      show(failed);
    });
    return () => {
      isAsked = false;
    };
  }, [load, failed]);
  return known !== null && known.load === load ? known.answer : null;
}
