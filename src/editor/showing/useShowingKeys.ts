import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../../shared/browser/isDialogOpen.ts';
import { isTyping } from '../../shared/browser/isTyping.ts';
import { useEditorActions, useEditorSession } from '../session/editorContext.ts';

/** Elements that use arrow keys themselves. */
const OWN_KEYS =
  'dialog, fieldset, [role=tablist], [role=menu], [role=listbox], [role=slider], [role=separator], [role=toolbar]';

/**
 * Arrows step through a walkthrough, Home and End go to its ends, Escape leaves it; the canvas gets none of
 * these keys.
 */
export function useShowingKeys(onClose: () => void): void {
  const { store } = useEditorSession();
  const { showStep } = useEditorActions();

  const run = useEffectEvent((key: string): boolean => {
    const at = store.getState().showing?.at ?? 0;
    const doings: Readonly<Record<string, () => void>> = {
      ArrowRight: () => showStep(at + 1),
      ArrowLeft: () => showStep(at - 1),
      Home: () => showStep(0),
      End: () => showStep(Number.POSITIVE_INFINITY),
      Escape: onClose,
    };
    doings[key]?.();
    return Object.hasOwn(doings, key);
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isElsewhere(event.target))
        return;
      if (!run(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    // Handled before the canvas, which would otherwise move the selection.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (isTyping(target) || isDialogOpen() || document.querySelector('[role=menu], [role=dialog]')) return true;
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}
