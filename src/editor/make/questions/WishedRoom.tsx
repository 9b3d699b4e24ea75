import { Grid, Stack, Text } from '@chakra-ui/react';
import { THEMES } from '../../../../core/make/furnish/themes/themes.ts';
import { QUESTION_ORDERS, type QuestionOptions } from '../../../../core/make/questions/model.ts';
import { LEVELS } from '../../../../core/make/wish/model.ts';
import { MADE_LANGUAGES } from '../../../../core/make/words/language.ts';
import { ChoiceField } from '../../../shared/form/ChoiceField.tsx';
import { SegmentedControl } from '../../../shared/kit/SegmentedControl.tsx';
import { LANGUAGE_NAMES } from '../../../shared/language/language.ts';
import { makeText } from '../../text/make.ts';
import { makeQuestionsText } from '../../text/makeQuestions.ts';

interface WishedRoomProps {
  options: QuestionOptions;
  /** The length of the room that was made; null while there is none. */
  minutes: number | null;
  onChange: (options: QuestionOptions) => void;
}

const LENGTHS = [5, 10, 15, 20, 30] as const;
/** The part of a length by which the made room may differ without a word (G2). */
const NEAR = 0.2;
const ANY = '';

/** What the room of the questions is to be like. */
export function WishedRoom({ options, minutes, onChange }: WishedRoomProps) {
  const text = makeQuestionsText;
  const wished = options.minutes;
  const isOther = wished !== null && minutes !== null && Math.abs(minutes - wished) > NEAR * wished;
  return (
    <Stack gap="4">
      <SegmentedControl
        isQuiet
        isLabelShown
        label={text.order}
        value={options.order}
        choices={QUESTION_ORDERS.map((value) => ({ value, label: text.orders[value] }))}
        onChoose={(order) => onChange({ ...options, order })}
      />
      <SegmentedControl
        isLabelShown
        isQuiet
        label={text.level}
        value={`${options.level}`}
        choices={LEVELS.map((level) => ({ value: `${level}` as const, label: text.levels[level] }))}
        onChoose={(chosen) =>
          onChange({ ...options, level: LEVELS.find((level) => `${level}` === chosen) ?? options.level })
        }
      />
      <Text textStyle="xs" color="fg.muted" mt="-2">
        {text.levelHelp[options.level]}
      </Text>
      <Grid gap="3" gridTemplateColumns="repeat(auto-fit, minmax(9rem, 1fr))">
        <ChoiceField
          label={makeText.theme}
          value={options.theme}
          choices={THEMES.map(({ id }) => ({ value: id, label: makeText.themes[id] }))}
          onChoose={(theme) => onChange({ ...options, theme })}
        />
        <ChoiceField
          label={text.length}
          value={wished === null ? ANY : String(wished)}
          choices={[
            { value: ANY, label: text.anyLength },
            ...LENGTHS.map((value) => ({ value: String(value), label: text.minutes(value) })),
          ]}
          onChoose={(value) => onChange({ ...options, minutes: value === ANY ? null : Number(value) })}
        />
        <ChoiceField
          label={text.language}
          value={options.language}
          choices={MADE_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChoose={(language) => onChange({ ...options, language })}
        />
      </Grid>
      <Text role="status" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {isOther ? text.otherLength(minutes) : null}
      </Text>
    </Stack>
  );
}
