import { chakra, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { WISH_LIMIT } from '../../../../core/make/assistant/promptFacts.ts';
import type { Surroundings, ThemeId } from '../../../../core/make/furnish/model.ts';
import { themesIn } from '../../../../core/make/furnish/themes/themes.ts';
import { cutText } from '../../../../core/util/cutText.ts';
import { ChoiceField } from '../../../shared/form/ChoiceField.tsx';
import { TextField } from '../../../shared/form/TextField.tsx';
import { SegmentedControl } from '../../../shared/kit/SegmentedControl.tsx';
import { presentLanguage } from '../../../shared/language/language.ts';
import { makeText } from '../../text/make.ts';
import { makeAssistantText } from '../../text/makeAssistant.ts';
import { writePrompt } from '../../text/makePrompt.ts';
import { useKept } from '../useKept.ts';
import { CopyButton } from './CopyButton.tsx';

const MINUTES = ['5', '10', '15', '20', '30'] as const;

/** What the creator wants, and the prompt that says it to an assistant. */
export function AskForm({ surroundings: { catalogue } }: { surroundings: Surroundings }) {
  const themes = useMemo(() => themesIn(catalogue), [catalogue]);
  const [chosen, chooseTheme] = useKept<ThemeId>('askTheme', 'mansion');
  const [minutes, chooseMinutes] = useKept<(typeof MINUTES)[number]>('askMinutes', '10');
  const [about, write] = useKept('askAbout', '');
  const language = presentLanguage();
  const theme = themes.find(({ id }) => id === chosen) ?? themes[0];
  const prompt = useMemo(() => {
    const wish = theme && {
      theme,
      minutes: Number(minutes),
      about: cutText(about.trim(), WISH_LIMIT),
      language,
    };
    return wish ? writePrompt(wish, makeText.themes[wish.theme.id], catalogue) : '';
  }, [theme, minutes, about, language, catalogue]);
  if (!theme) return null;
  return (
    <Stack gap="3">
      <Text textStyle="sm" color="fg.muted">
        {makeAssistantText.askHelp}
      </Text>
      <ChoiceField
        size="md"
        label={makeText.theme}
        value={theme.id}
        choices={themes.map(({ id }) => ({ value: id, label: makeText.themes[id] }))}
        onChoose={chooseTheme}
      />
      <SegmentedControl
        isQuiet
        isFitted
        isLabelShown
        label={makeText.minutes}
        value={minutes}
        choices={MINUTES.map((value) => ({ value, label: value }))}
        onChoose={chooseMinutes}
      />
      <TextField
        label={`${makeText.about} (${makeText.optional})`}
        value={about}
        limit={WISH_LIMIT}
        onChange={write}
      />
      <Stack gap="1" align="start">
        <CopyButton label={makeAssistantText.copyPrompt} text={prompt} />
      </Stack>
      <chakra.details textStyle="sm">
        <chakra.summary py="3" cursor="pointer" color="fg.muted">
          {makeAssistantText.showPrompt}
        </chakra.summary>
        <Text
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          textStyle="xs"
          maxH="16rem"
          overflowY="auto"
          // Scrolls by keys, too.
          tabIndex={0}
          p="3"
          borderRadius="md"
          bg="bg.inset"
        >
          {prompt}
        </Text>
      </chakra.details>
    </Stack>
  );
}
