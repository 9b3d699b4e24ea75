import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files dropped anywhere on the page; elsewhere the browser would leave the app to show them. Returns
 * whether files are being dragged over it.
 */
export function useDroppedFiles(onDrop: (transfer: DataTransfer) => void): boolean {
  const [isDraggedOver, setOver] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Without a related target, the pointer has left the window.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) take(event.dataTransfer);
    };
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return isDraggedOver;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
