import { Box, Flex, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { buildRoom } from '../../../../core/recipe/buildRoom.ts';
import type { Recipe } from '../../../../core/recipe/model.ts';
import { findWayOut } from '../../../../core/solve/findWayOut.ts';
import { editorText } from '../../../text/editor.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { SceneTile } from './SceneTile.tsx';
import { StarterScene } from './StarterScene.tsx';

/** A starter room in small, and what it asks of its players. */
export function StarterTile({ recipe }: { recipe: Recipe }) {
  const catalogue = useEditor((state) => state.catalogue);
  const { startFrom } = useEditorActions();
  const room = useMemo(() => {
    const built = buildRoom(recipe, catalogue);
    return built.ok ? built.value : null;
  }, [recipe, catalogue]);
  // The library may have lost something that the starter needs.
  if (!room) return null;
  const steps = findWayOut(room)?.steps.length ?? 0;
  return (
    <SceneTile
      aria-label={editorText.starters.use(recipe.roomName)}
      onClick={() => startFrom(recipe)}
      w={{ base: '60', lg: 'full' }}
    >
      <StarterScene room={room} background={recipe.background} />
      <Box px="3" py="2" bg="bg.raised">
        <Text fontWeight="600" textStyle="sm" truncate>
          {recipe.roomName}
        </Text>
        <Flex gap="3" textStyle="xs" color="fg.muted">
          <span>{editorText.starters.steps(steps)}</span>
          <span>{editorText.starters.minutes(recipe.timeLimit)}</span>
        </Flex>
      </Box>
    </SceneTile>
  );
}
