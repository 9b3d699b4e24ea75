import { Box, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import type { VersionFigures } from '../../../core/insight/versionFigures.ts';
import { readWeeks } from '../reading/readVersions.ts';
import { insightsText } from '../text/insights.ts';
import { Part } from './Part.tsx';

interface WeeksPartProps {
  /** Of all versions. */
  figures: readonly VersionFigures[];
  version: number;
}

/** Plays by week; nothing with a single week. */
export function WeeksPart({ figures, version }: WeeksPartProps) {
  const weeks = readWeeks(figures, version);
  const { parts, weeks: words, date } = insightsText;
  const most = Math.max(...weeks.map(({ own, others }) => own + others));
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last || weeks.length < 2) return null;
  const hasOthers = weeks.some(({ others }) => others > 0);
  return (
    <Part id="weeks" title={parts.weeks} {...(hasOthers && { aside: words.legend(version) })}>
      <Flex as="ul" listStyleType="none" role="list" align="end" gap="1.5" height="6rem">
        {weeks.map(({ monday, own, others }) => (
          <Flex as="li" key={monday.getTime()} direction="column" justify="end" flex="1" minW="0" h="full">
            <VisuallyHidden>{words.week(monday, own + others)}</VisuallyHidden>
            <Bar aria-hidden data-own style={{ height: `${(100 * own) / most}%` }} hidden={own === 0} />
            <Bar aria-hidden style={{ height: `${(100 * others) / most}%` }} hidden={others === 0} />
          </Flex>
        ))}
      </Flex>
      <Box aria-hidden borderTopWidth="1px" borderColor="border.strong" pt="1.5">
        <Flex justify="space-between" textStyle="xs" color="fg.subtle">
          <Text as="span">{date(first.monday)}</Text>
          <Text as="span">{date(last.monday)}</Text>
        </Flex>
      </Box>
    </Part>
  );
}

const Bar = chakra('span', {
  base: {
    display: 'block',
    flexShrink: '0',
    borderTopRadius: '4px',
    bg: 'dusk.400',
    border: '1px solid {colors.ink}',
    borderBottomWidth: '0',
    '&[hidden]': { display: 'none' },
    '&[data-own]': { bg: 'transparent', backgroundImage: 'linear-gradient(#f8d98a, #cb8f30)' },
    '&[data-own] + &': { borderRadius: '0' },
    '@media print': { background: 'white!', borderColor: 'black' },
  },
});
