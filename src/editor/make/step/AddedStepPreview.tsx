import { Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { Dices } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AddedStep } from '../../../../core/make/step/model.ts';
import { itemOf } from '../../../../core/room/links.ts';
import { type ItemId, START_ID } from '../../../../core/room/model.ts';
import { pictureOf } from '../../../../core/room/pictures/pictures.ts';
import { sceneOf } from '../../../../core/room/scenes.ts';
import { languageProps } from '../../../shared/language/languageProps.ts';
import { ItemPicture } from '../../../shared/pictures/ItemPicture.tsx';
import { useHidingPlaces } from '../../puzzle/useHidingPlaces.ts';
import { findThumb } from '../../scenes/findThumb.ts';
import { SceneThumb } from '../../scenes/SceneThumb.tsx';
import { useEditor } from '../../session/editorContext.ts';
import { itemName } from '../../text/editorMessages.ts';
import { makeText } from '../../text/make.ts';
import { makeStepText } from '../../text/makeStep.ts';
import { sceneName } from '../../text/scenes.ts';
import { ProofLine } from '../ProofLine.tsx';

/** The scene with the new things, and what they do. */
export function AddedStepPreview({ added, onAnother }: { added: AddedStep; onAnother: () => void }) {
  const { room, container } = added;
  const backgrounds = useEditor((state) => state.catalogue.backgrounds);
  const scene = itemOf(room, container)?.scene ?? START_ID;
  const { uri } = sceneOf(room, scene)?.background ?? room.background;
  return (
    <Grid gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
      <Stack gap="3" alignSelf="start">
        <Box
          position="relative"
          aspectRatio="16 / 9"
          overflow="hidden"
          borderRadius="lg"
          borderWidth="1px"
          borderColor="border.strong"
          aria-hidden
        >
          <SceneThumb
            room={room}
            scene={scene}
            uri={findThumb(backgrounds, uri)}
            label={sceneName(room, scene)}
          />
        </Box>
        <Button variant="outline" minH="11" alignSelf="start" onClick={onAnother}>
          <Dices aria-hidden />
          {makeText.another}
        </Button>
      </Stack>
      <Stack gap="4">
        <ProofLine room={room} />
        <Parts added={added} />
      </Stack>
    </Grid>
  );
}

/** What is new, in the order in which players meet it. */
function Parts({ added }: { added: AddedStep }) {
  const { room, guarded, container, opener, openedBy, hider, timeLimit } = added;
  const placeOf = useHidingPlaces(room);
  const name = (id: ItemId) => itemName(room, id);
  const { newThing, where, holds, longer } = makeStepText;
  return (
    <Stack as="ol" gap="3" m="0" p="0" listStyleType="none">
      <Part added={added} id={opener} title={newThing[openedBy](name(opener))}>
        {hider === null ? where.inSight : where.hidden(name(hider), placeOf(hider))}
      </Part>
      <Part added={added} id={container} title={newThing.container(name(container))}>
        {holds(name(guarded))}
      </Part>
      {timeLimit !== null && (
        <Text as="li" textStyle="sm" color="fg.muted">
          {longer(timeLimit)}
        </Text>
      )}
    </Stack>
  );
}

interface PartProps {
  added: AddedStep;
  id: ItemId;
  title: string;
  children: ReactNode;
}

/** A new thing: what it is for, and its own words. */
function Part({ added: { room }, id, title, children }: PartProps) {
  const item = itemOf(room, id);
  if (!item) return null;
  return (
    <Flex as="li" gap="3" align="start">
      <Flex
        boxSize="11"
        p="1"
        flexShrink="0"
        align="center"
        justify="center"
        borderRadius="md"
        bg="bg.tile"
        aria-hidden
      >
        <ItemPicture uri={pictureOf(item, 'default')} maxW="full" maxH="full" objectFit="contain" />
      </Flex>
      <Box minW="0">
        <Text fontWeight="650" overflowWrap="anywhere">
          {title}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {children}
        </Text>
        {item.customDescription !== '' && (
          <Text
            as="blockquote"
            textStyle="sm"
            mt="1.5"
            ps="3"
            borderStartWidth="2px"
            borderColor="border.strong"
            whiteSpace="pre-line"
            {...languageProps(room.language)}
          >
            {item.customDescription}
          </Text>
        )}
      </Box>
    </Flex>
  );
}
