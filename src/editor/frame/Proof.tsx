import { Box } from '@chakra-ui/react';
import { useRef } from 'react';
import { ProblemStrip } from '../problems/ProblemStrip.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { LazyShowingBar } from '../showing/LazyShowing.tsx';

/** Whether the room can be escaped, in a sentence; while that is shown in the room, what goes through it. */
export function Proof() {
  const isShowing = useEditor((state) => state.showing !== null);
  const { endShowing } = useEditorActions();
  const showButton = useRef<HTMLButtonElement>(null);

  function close(): void {
    endShowing();
    // The strip is there again only when the bar has gone.
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
