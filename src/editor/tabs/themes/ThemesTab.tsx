import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { BackgroundEntry, BackgroundMood } from '../../../../core/catalogue/model.ts';
import { backgroundThumb } from '../../../../core/catalogue/thumbs.ts';
import { OWN_COLLECTION } from '../../../../core/catalogue/upload.ts';
import { hyphenated } from '../../../shared/text/hyphenated.ts';
import { libraryText } from '../../../shared/text/library.ts';
import { PictureTile } from '../../fields/PictureTile.tsx';
import { useIsSceneInPanel } from '../../frame/inSight.ts';
import { BeginChoice } from '../../guide/BeginChoice.tsx';
import { BackgroundPackNotice } from '../../panel/PackNotice.tsx';
import { useShownScene } from '../../scenes/useShownScene.ts';
import { useEditor, useEditorActions } from '../../session/editorContext.ts';
import { ALL_BACKGROUNDS } from '../../store/palette/paletteLists.ts';
import { catalogueName, inPresentLanguage } from '../../text/catalogueNames.ts';
import { editorText } from '../../text/editor.ts';
import { CatalogueGate } from '../CatalogueGate.tsx';
import { MoreEntries } from '../items/MoreEntries.tsx';
import { OwnMark } from '../items/OwnMark.tsx';
import { PackPrice, withPrice } from '../PackPrice.tsx';
import { TileStrip } from '../TileStrip.tsx';
import { usePackToBuy } from '../usePackToBuy.ts';
import { SceneTile } from './SceneTile.tsx';
import { Starters } from './Starters.tsx';

/** Starter rooms, and the backgrounds by theme in their moods. */
export function ThemesTab() {
  return (
    <CatalogueGate>
      <Stack gap="5">
        <BeginChoice />
        <Starters />
        <Backgrounds />
      </Stack>
    </CatalogueGate>
  );
}

function Backgrounds() {
  const { id, scene } = useShownScene();
  const isSceneInPanel = useIsSceneInPanel();
  const backgrounds = useEditor((state) => state.catalogue.backgrounds).filter((entry) => entry.is_active);
  if (backgrounds.length === 0) return <Text color="fg.muted">{editorText.themes.none}</Text>;
  const themes = [...new Set(backgrounds.map(themeOf))];
  return (
    <Stack gap="5" data-backgrounds>
      {themes.map((theme) => (
        <Box as="section" key={theme} aria-label={libraryText.color(catalogueName(theme))}>
          <Heading as="h2" size="xs" color="fg.subtle" mb="2.5">
            {libraryText.color(catalogueName(theme))}
          </Heading>
          <TileStrip
            display={{ base: 'flex', md: 'grid' }}
            gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(2, minmax(0, 1fr))' }}
            gap={{ base: '3', lg: '2' }}
          >
            {backgrounds
              .filter((entry) => themeOf(entry) === theme)
              .flatMap((entry) =>
                Object.entries(entry.moods).map(([mood, { uri, ambient }]) => (
                  <BackgroundTile key={uri} entry={entry} mood={mood} picture={{ uri, ambient }} />
                )),
              )}
          </TileStrip>
          {/* If the panel shows the scene's settings, the notice is there. */}
          {!isSceneInPanel &&
            backgrounds.some((entry) => themeOf(entry) === theme && shows(entry, scene.background.uri)) && (
              <Box mt="2.5" _empty={{ display: 'none' }}>
                <BackgroundPackNotice scene={id} areOthersShown />
              </Box>
            )}
        </Box>
      ))}
      <MoreEntries list={ALL_BACKGROUNDS} h="20" />
    </Stack>
  );
}

/** Whether a picture is one of a background's moods. */
function shows({ moods }: BackgroundEntry, picture: string): boolean {
  return Object.values(moods).some(({ uri }) => uri === picture);
}

/** The theme of a background; own ones without a theme are listed under “mine”. */
function themeOf({ theme, collection }: BackgroundEntry): string {
  return theme === '' && collection === OWN_COLLECTION ? editorText.items.mine : theme;
}

interface BackgroundTileProps {
  entry: BackgroundEntry;
  mood: string;
  picture: BackgroundMood;
}

function BackgroundTile({ entry, mood, picture }: BackgroundTileProps) {
  const { dispatch } = useEditorActions();
  const { id, scene } = useShownScene();
  const isChosen = scene.background.uri === picture.uri;
  const pack = usePackToBuy(entry.collection);
  const { name } = inPresentLanguage(entry);
  const named = `${name} ${libraryText.color(mood)}`;
  return (
    <SceneTile
      isChosen={isChosen}
      aria-pressed={isChosen}
      aria-label={pack ? withPrice(named, pack) : undefined}
      position="relative"
      onClick={() => dispatch({ type: 'setSceneBackground', scene: id, background: picture })}
      w={{ base: '44', md: 'full' }}
    >
      <Box aspectRatio="16 / 9" display="flex" css={{ '& img': { objectFit: 'cover' } }}>
        <PictureTile uri={backgroundThumb(entry, mood)} label={name} />
      </Box>
      <PackPrice pack={pack} />
      <OwnMark collection={entry.collection} />
      <Flex
        direction="column"
        px={{ base: '3', lg: '2' }}
        py={{ base: '2', lg: '1' }}
        textStyle={{ base: 'sm', lg: 'xs' }}
        lineHeight="1.3"
        bg="bg.raised"
      >
        <Text as="span" fontWeight="600" lineClamp="2" textAlign="start" css={{ hyphens: 'manual' }}>
          {hyphenated(name)}
        </Text>
        {Object.keys(entry.moods).length > 1 && (
          <Text as="span" color="fg.muted" flexShrink="0">
            {libraryText.color(mood)}
          </Text>
        )}
      </Flex>
    </SceneTile>
  );
}
