import { Box } from '@chakra-ui/react';
import { useRef } from 'react';
import { ProblemStrip } from '../problems/ProblemStrip.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { LazyShowingBar } from '../showing/LazyShowing.tsx';

/** Whether the room can be escaped, in a sentence; during a walkthrough, its bar. */
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
