import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { DoorClosed, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import type { MadeRoom } from '../../../core/make/prove.ts';
import type { RecipeBackground } from '../../../core/recipe/model.ts';
import { type SceneId, START_ID } from '../../../core/room/model.ts';
import { numberSteps } from '../../../core/solve/escape/walk/numberSteps.ts';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { languageProps } from '../../shared/language/languageProps.ts';
import { StepPicture } from '../showing/StepPicture.tsx';
import { StarterScene } from '../tabs/themes/StarterScene.tsx';
import { findingText, stepText } from '../text/findings.ts';
import { makeText } from '../text/make.ts';
import { sceneName } from '../text/scenes.ts';
import { ProofLine } from './ProofLine.tsx';

/** A made room before it is used: its picture, the proof in a sentence, and the way out. */
export function MadePreview({ made, emptyHelp }: { made: MadeRoom | null; emptyHelp: string }) {
  if (!made) return <NoRoomYet help={emptyHelp} />;
  return <Preview key={made.recipe.id} made={made} />;
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

function Preview({ made }: { made: MadeRoom }) {
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
      <Steps made={made} />
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

function Steps({ made: { room, steps } }: { made: MadeRoom }) {
  const numbers = numberSteps(steps);
  return (
    <Box as="section" aria-label={makeText.wayOut}>
      <Heading as="h3" size="sm" mb="2">
        {makeText.wayOut}
      </Heading>
      <Grid
        as="ol"
        m="0"
        p="0"
        listStyleType="none"
        gap="2"
        columnGap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {steps.map((step, at) => (
          <Flex as="li" key={JSON.stringify(step)} align="center" gap="2.5" minW="0">
            <Flex
              as="span"
              boxSize="6"
              flexShrink="0"
              align="center"
              justify="center"
              borderRadius="full"
              bg={numbers[at] === null ? undefined : 'bg.deep'}
              textStyle="xs"
              fontWeight="650"
            >
              {numbers[at]}
            </Flex>
            <StepPicture room={room} step={step} />
            <Text textStyle="sm" minW="0" overflowWrap="anywhere">
              {stepText(room, step)}
            </Text>
          </Flex>
        ))}
      </Grid>
    </Box>
  );
}
