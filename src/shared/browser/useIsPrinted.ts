import { useSyncExternalStore } from 'react';

/** Between `beforeprint` and `afterprint`. */
let isBeingPrinted = false;

/**
 * Whether the page is being printed. The media rule alone would come too late: browsers count the sheets before it
 * changes, and cut off what is shown for print only.
 */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(watchPrinting, () => isBeingPrinted || window.matchMedia('print').matches);
}

function watchPrinting(onChange: () => void) {
  const begin = () => {
    isBeingPrinted = true;
    onChange();
  };
  const end = () => {
    isBeingPrinted = false;
    onChange();
  };
  const media = window.matchMedia('print');
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  media.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', onChange);
  };
}
