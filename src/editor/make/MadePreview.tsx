import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { DoorClosed, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import type { MadeRoom } from '../../../core/make/prove.ts';
import type { RecipeBackground } from '../../../core/recipe/model.ts';
import { type SceneId, START_ID } from '../../../core/room/model.ts';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { languageProps } from '../../shared/language/languageProps.ts';
import { StarterScene } from '../tabs/themes/StarterScene.tsx';
import { findingText } from '../text/findings.ts';
import { makeText } from '../text/make.ts';
import { sceneName } from '../text/scenes.ts';
import type { Keeping } from './keeping.ts';
import { ProofLine } from './ProofLine.tsx';
import { WayOut } from './WayOut.tsx';

interface MadePreviewProps {
  made: MadeRoom | null;
  /** Said in place of the room while there is none. */
  emptyHelp: string;
  /** Which of its parts another room will have, too; left out where none can be kept. */
  keeping?: Keeping;
}

/** A made room before it is used: its picture, the proof in a sentence, and the way out. */
export function MadePreview({ made, emptyHelp, keeping }: MadePreviewProps) {
  if (!made) return <NoRoomYet help={emptyHelp} />;
  return <Preview key={made.recipe.id} made={made} {...(keeping && { keeping })} />;
}

function NoRoomYet({ help }: { help: string }) {
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      gap="2"
      p="4"
      aspectRatio="16 / 9"
      maxH="full"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="border"
      borderRadius="lg"
      color="fg.muted"
      textAlign="center"
      css={{ '& svg': { boxSize: '8', opacity: '0.7' } }}
    >
      <DoorClosed aria-hidden />
      <Text textStyle="sm" maxW="22rem">
        {help}
      </Text>
    </Flex>
  );
}

function Preview({ made, keeping }: { made: MadeRoom; keeping?: Keeping }) {
  const { room, recipe } = made;
  const [chosen, choose] = useState<SceneId>(START_ID);
  const scene = room.sceneOrder.includes(chosen) ? chosen : START_ID;
  const language = languageProps(room.language);
  return (
    <Flex direction="column" gap="3">
      <Box borderRadius="lg" overflow="hidden" borderWidth="1px" borderColor="border.strong">
        <StarterScene room={room} background={backgroundOf(made, scene)} scene={scene} />
      </Box>
      {room.sceneOrder.length > 1 && (
        <SegmentedControl
          isQuiet
          label={makeText.scene}
          value={scene}
          choices={room.sceneOrder.map((value) => ({
            value,
            label: sceneName(room, value),
            lang: room.language,
          }))}
          onChoose={choose}
        />
      )}
      <ProofLine room={room} />
      <Box>
        <Heading as="h3" size="md" {...language}>
          {recipe.roomName}
        </Heading>
        <Text textStyle="sm" color="fg.muted" lineClamp="3" {...language}>
          {recipe.introduction}
        </Text>
      </Box>
      <WayOut made={made} {...(keeping && { keeping })} />
      <Suggestions made={made} />
    </Flex>
  );
}

/** What its creator may want to change later. */
function Suggestions({ made: { room, findings } }: { made: MadeRoom }) {
  if (findings.length === 0) return null;
  return (
    <Flex
      gap="2"
      align="start"
      textStyle="sm"
      color="fg.muted"
      css={{ '& svg': { boxSize: '4', mt: '0.5' } }}
    >
      <Box flexShrink="0" color="accent.fg" aria-hidden>
        <Lightbulb />
      </Box>
      <Text>{findings.map((finding) => findingText(room, finding)).join(' ')}</Text>
    </Flex>
  );
}

function backgroundOf({ recipe }: MadeRoom, scene: SceneId): RecipeBackground {
  return recipe.scenes?.find(({ id }) => id === scene)?.background ?? recipe.background;
}
