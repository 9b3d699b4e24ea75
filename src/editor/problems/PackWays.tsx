import { Button, Flex } from '@chakra-ui/react';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { useChooseBackground } from '../scenes/useChooseBackground.ts';
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
  const { showScene } = useEditorActions();
  const chooseBackground = useChooseBackground();
  if (!pack) return null;
  return (
    <Flex wrap="wrap" justify="flex-end" gap="2" px={{ base: '4', lg: '3' }} py="1">
      <BuyPack pack={pack} />
      {scene !== undefined && (
        <Button
          variant="outline"
          size="sm"
          minH={{ base: '11', xl: '8' }}
          onClick={() => {
            onChoose?.();
            showScene(scene);
            chooseBackground();
          }}
        >
          {editorText.panel.anotherBackground}
        </Button>
      )}
    </Flex>
  );
}
