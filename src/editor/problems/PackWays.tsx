import { Button } from '@chakra-ui/react';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { editorText } from '../text/editor.ts';
import { BuyPack } from './BuyPack.tsx';

interface PackWaysProps {
  finding: Finding;
  /** Called before another background is chosen in the palette. */
  onChoose?: (() => void) | undefined;
}

/** Options for a pack that is not owned: buy it, or choose another background. Things can also be deleted. */
export function PackWays({ finding: { pack, scenes: [scene] = [] }, onChoose }: PackWaysProps) {
  const { showScene, setActiveTab } = useEditorActions();
  if (!pack) return null;
  return (
    <>
      <BuyPack pack={pack} />
      {scene !== undefined && (
        <Button
          variant="outline"
          size="sm"
          minH={{ base: '11', xl: '8' }}
          mx="1"
          onClick={() => {
            onChoose?.();
            showScene(scene);
            setActiveTab('themes');
          }}
        >
          {editorText.panel.anotherBackground}
        </Button>
      )}
    </>
  );
}
