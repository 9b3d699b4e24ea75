import { useEffect, useState } from 'react';

/**
 * What `load` answers: null until it has, and where there is nothing to load; `failed` where it cannot. Asked again by another
 * `load`, an answer to the one before is shown no more, however late it comes.
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
