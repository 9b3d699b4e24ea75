import { Box } from '@chakra-ui/react';
import type { BackgroundEntry } from '../../../../core/catalogue/model.ts';
import { holdsBackClicks } from '../../../../core/room/links.ts';
import type { Background } from '../../../../core/room/model.ts';
import { sceneOf } from '../../../../core/room/scenes.ts';
import { type Choice, ChoiceField } from '../../../shared/form/ChoiceField.tsx';
import { libraryText } from '../../../shared/text/library.ts';
import { PictureTile } from '../../fields/PictureTile.tsx';
import { findThumb } from '../../scenes/findThumb.ts';
import { useEditor, useEditorActions } from '../../session/editorContext.ts';
import type { ActiveItem } from '../../session/useRoom.ts';
import { useNamedWithPrice } from '../../tabs/usePriceOf.ts';
import { inPresentLanguage } from '../../text/catalogueNames.ts';
import { editorText } from '../../text/editor.ts';
import { explainText } from '../../text/editorMessages.ts';
import { sceneName, scenesText } from '../../text/scenes.ts';
import { FoldedSection } from './FoldedSection.tsx';

/** The background that a scene gets when the item is opened, unlocked or collected (O3). */
export function OpeningSection({ active: { id, item, room } }: { active: ActiveItem }) {
  const { dispatch } = useEditorActions();
  const backgrounds = useEditor((state) => state.catalogue.backgrounds);
  const withPrice = useNamedWithPrice();
  const change = item.onOpen?.background;
  if (!change && (item.onClick?.type === 'toggle' || holdsBackClicks(item))) return null;

  function setScene(scene: string): void {
    const present = sceneOf(room, scene)?.background;
    const background = present && { ...(change ?? findOther(backgrounds, present)), scene };
    dispatch({ type: 'setOpenBackground', id, background: background ?? null });
  }
  function setPicture(uri: string): void {
    const picture = allMoods(backgrounds).find((each) => each.uri === uri);
    if (change && picture) dispatch({ type: 'setOpenBackground', id, background: { ...change, ...picture } });
  }
  const scenes = room.sceneOrder.map((value) => ({ value, label: sceneName(room, value) }));
  return (
    <FoldedSection
      title={scenesText.opening}
      summary={
        change
          ? explainText.changes(sceneName(room, change.scene))
          : editorText.panel.summaries.changesNothing
      }
    >
      <ChoiceField
        label={scenesText.changes}
        value={change?.scene ?? ''}
        choices={[{ value: '', label: scenesText.changesNothing }, ...scenes]}
        onChoose={setScene}
      />
      {change && (
        <>
          <ChoiceField
            label={scenesText.changesTo}
            value={change.uri}
            choices={picturesOf(backgrounds, change, withPrice)}
            onChoose={setPicture}
          />
          <Box
            aspectRatio="16 / 9"
            display="flex"
            borderRadius="md"
            overflow="hidden"
            bg="bg.inset"
            css={{ '& img': { objectFit: 'cover' } }}
          >
            <PictureTile uri={findThumb(backgrounds, change.uri)} label={scenesText.changesTo} />
          </Box>
        </>
      )}
    </FoldedSection>
  );
}

function allMoods(backgrounds: readonly BackgroundEntry[]): readonly Background[] {
  return backgrounds
    .filter((entry) => entry.is_active)
    .flatMap(({ moods }) => Object.values(moods).map(({ uri, ambient }) => ({ uri, ambient })));
}

/** The background proposed at first: another mood of the same background if there is one, as when a lamp is lit. */
function findOther(backgrounds: readonly BackgroundEntry[], present: Background): Background {
  const same = backgrounds.filter(({ moods }) => Object.values(moods).some(({ uri }) => uri === present.uri));
  const others = [...allMoods(same), ...allMoods(backgrounds)].filter(({ uri }) => uri !== present.uri);
  return others[0] ?? present;
}

/** The pictures to choose from, with the present one even if the library no longer offers it. */
function picturesOf(
  backgrounds: readonly BackgroundEntry[],
  set: Background,
  withPrice: (name: string, collection: string) => string,
): readonly Choice[] {
  const offered = backgrounds
    .filter((entry) => entry.is_active)
    .flatMap((entry) =>
      Object.entries(entry.moods).map(([mood, { uri }]) => ({
        value: uri,
        label: withPrice(
          scenesText.mood(inPresentLanguage(entry).name, libraryText.color(mood)),
          entry.collection,
        ),
      })),
    );
  const isOffered = offered.some(({ value }) => value === set.uri);
  return isOffered ? offered : [{ value: set.uri, label: scenesText.background }, ...offered];
}
