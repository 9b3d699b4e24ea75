import { Flex, Spinner } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { stageText } from '../../play/text/stage.ts';
import { useEditor, useEditorSession } from '../session/editorContext.ts';
import { shownSceneOf } from '../store/session/shownScene.ts';

/** Milliseconds after which loading is announced. */
const LATE = 400;

/** Covers a room whose background loads slowly, since the former background is already gone. */
export function GroundLoading() {
  const { stageHandle } = useEditorSession();
  const uri = useEditor((state) => state.roomSettings?.scenes[shownSceneOf(state)]?.background.uri);
  const [lateFor, setLateFor] = useState<string | null>(null);
  useEffect(() => {
    const stage = stageHandle.current;
    if (!stage || uri === undefined) return;
    const timer = setTimeout(() => setLateFor(uri), LATE);
    const end = () => {
      clearTimeout(timer);
      setLateFor((late) => (late === uri ? null : late));
    };
    // The stage itself reports what fails to load.
    stage.whenShown().then(end, end);
    return end;
  }, [stageHandle, uri]);
  if (lateFor === null) return null;
  return (
    <Flex
      role="status"
      className="evening"
      position="absolute"
      top="50%"
      left="50%"
      translate="-50% -50%"
      align="center"
      gap="2.5"
      px="4"
      py="2"
      borderRadius="full"
      bg="bg.panel"
      color="fg"
      boxShadow="panel"
      textStyle="sm"
      fontWeight="600"
      whiteSpace="nowrap"
      pointerEvents="none"
    >
      <Spinner size="sm" color="accent" aria-hidden />
      {stageText.loading}
    </Flex>
  );
}
