import { Box } from '@chakra-ui/react';
import { useRef } from 'react';
import { ProblemStrip } from '../problems/ProblemStrip.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { LazyShowingBar } from '../showing/LazyShowing.tsx';

/** Says in one sentence whether the room can be escaped. During a walkthrough, its controls are here instead. */
export function Proof() {
  const isShowing = useEditor((state) => state.showing !== null);
  const { endShowing } = useEditorActions();
  const showButton = useRef<HTMLButtonElement>(null);

  function close(): void {
    endShowing();
    // The strip is mounted only after the bar has gone.
    setTimeout(() => showButton.current?.focus({ preventScroll: true }));
  }
  return (
    <>
      <Box display={isShowing ? 'none' : 'block'}>
        <ProblemStrip showButton={showButton} />
      </Box>
      <LazyShowingBar onClose={close} />
    </>
  );
}
