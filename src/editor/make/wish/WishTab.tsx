import { Input, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { themesIn } from '../../../../core/make/furnish/themes/themes.ts';
import { AGES, LEVELS, WISH_MINUTES, type Wish } from '../../../../core/make/wish/model.ts';
import { MADE_LANGUAGES } from '../../../../core/make/words/language.ts';
import { LIMITS } from '../../../../core/room/limits.ts';
import { FieldFrame } from '../../../shared/form/FieldFrame.tsx';
import { SliderField } from '../../../shared/form/SliderField.tsx';
import { SegmentedControl } from '../../../shared/kit/SegmentedControl.tsx';
import { languageName } from '../../../shared/language/language.ts';
import { makeText } from '../../text/make.ts';
import { makeWishText } from '../../text/makeWish.ts';
import { MakeBody } from '../MakeBody.tsx';
import type { MakeTabProps } from '../makeTab.ts';
import { useKept } from '../useKept.ts';
import { ThemeTiles } from './ThemeTiles.tsx';
import { useUsualWish } from './useUsualWish.ts';
import { useWishedRoom } from './useWishedRoom.ts';

/** Makes a room by a few wishes. The seed stays here (G1). */
export function WishTab({ surroundings }: MakeTabProps) {
  const themes = useMemo(() => themesIn(surroundings.catalogue), [surroundings]);
  const [wish, setWish] = useKept<Wish>('wish', useUsualWish(themes));
  const { made, keeping, another, beforeChange } = useWishedRoom(wish, surroundings);
  const change = (changed: Partial<Wish>) => {
    beforeChange(changed);
    setWish({ ...wish, ...changed });
  };
  return (
    <MakeBody made={made} emptyHelp={makeWishText.none} keeping={keeping} onAnother={another} isRoomFirst>
      <Stack gap="5">
        <ThemeTiles themes={themes} chosen={wish.theme} onChoose={(theme) => change({ theme })} />
        <FieldFrame label={makeText.about} help={makeWishText.aboutHelp}>
          <Input
            value={wish.about}
            maxLength={LIMITS.roomName}
            onChange={(event) => change({ about: event.target.value })}
          />
        </FieldFrame>
        <SegmentedControl
          isLabelShown
          isQuiet
          label={makeWishText.level}
          value={`${wish.level}`}
          choices={LEVELS.map((level) => ({ value: `${level}` as const, label: makeWishText.levels[level] }))}
          onChoose={(chosen) => change({ level: LEVELS.find((level) => `${level}` === chosen) ?? 1 })}
        />
        <SliderField
          label={makeWishText.length}
          value={wish.minutes}
          shown={makeWishText.minutes(wish.minutes)}
          {...WISH_MINUTES}
          onChange={(minutes) => change({ minutes })}
        />
        <SegmentedControl
          isLabelShown
          isQuiet
          label={makeWishText.who}
          value={`${wish.age}`}
          choices={AGES.map((age) => ({ value: `${age}` as const, label: makeWishText.ages[age] }))}
          onChoose={(chosen) => change({ age: AGES.find((age) => `${age}` === chosen) ?? 8 })}
        />
        <SegmentedControl
          isLabelShown
          isQuiet
          label={makeWishText.language}
          value={wish.language}
          choices={MADE_LANGUAGES.map((value) => ({ value, label: languageName(value), lang: value }))}
          onChoose={(language) => change({ language })}
        />
      </Stack>
    </MakeBody>
  );
}
