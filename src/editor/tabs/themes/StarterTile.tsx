import { Flex, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { buildRoom } from '../../../../core/recipe/buildRoom.ts';
import type { Recipe } from '../../../../core/recipe/model.ts';
import { summarizeEscape } from '../../../../core/solve/escape/walk/summarizeEscape.ts';
import { cardText } from '../../../rooms/text/card.ts';
import { languageProps } from '../../../shared/language/languageProps.ts';
import { useEditor, useEditorActions } from '../../session/editorContext.ts';
import { editorText } from '../../text/editor.ts';
import { SceneTile } from './SceneTile.tsx';
import { StarterScene } from './StarterScene.tsx';

interface StarterTileProps {
  recipe: Recipe;
  onTaken: () => void;
}

/** A small picture of a starter room, with the figures that are told of it once it is open. */
export function StarterTile({ recipe, onTaken }: StarterTileProps) {
  const catalogue = useEditor((state) => state.catalogue);
  const { startFrom } = useEditorActions();
  const room = useMemo(() => {
    const built = buildRoom(recipe, catalogue);
    return built.ok ? built.value : null;
  }, [recipe, catalogue]);
  const summary = useMemo(() => room && summarizeEscape(room), [room]);
  // The library may have lost something that the starter needs.
  if (!room || !summary) return null;
  const { steps, difficulty } = summary;
  return (
    <SceneTile
      aria-label={editorText.starters.use(recipe.roomName)}
      onClick={() => {
        startFrom(recipe);
        onTaken();
      }}
      display="flex"
      flexDirection="column"
      w={{ base: '60', lg: 'full' }}
    >
      <StarterScene room={room} background={recipe.background} />
      <Flex
        direction="column"
        flexGrow="1"
        justify="space-between"
        px={{ base: '3', lg: '2' }}
        py="2"
        bg="bg.raised"
      >
        <Text
          {...languageProps(recipe.language)}
          fontWeight="600"
          textStyle={{ base: 'sm', lg: 'xs' }}
          lineClamp="3"
        >
          {recipe.roomName}
        </Text>
        {recipe.craft && (
          <Text {...languageProps(recipe.language)} textStyle="xs" color="accent.fg">
            {recipe.craft.idea}
          </Text>
        )}
        <Flex columnGap={{ base: '3', lg: '2' }} wrap="wrap" textStyle="xs" color="fg.muted">
          <span>{editorText.starters.steps(steps)}</span>
          <span>{cardText.difficulty(difficulty.band, difficulty.minutes)}</span>
        </Flex>
      </Flex>
    </SceneTile>
  );
}
