import { chakra } from '@chakra-ui/react';
import { ScrollRow } from '../../shared/page/ScrollRow.tsx';
import { insightsText } from '../text/insights.ts';

export type PartId = 'ends' | 'way' | 'hints' | 'unseen' | 'time' | 'versions';

/** Links to the parts of the page, under the navigation while it scrolls. */
export function PartTabs({ parts }: { parts: readonly PartId[] }) {
  return (
    <ScrollRow
      aria-label={insightsText.parts.label}
      position="sticky"
      top="var(--nav-height)"
      zIndex="1"
      gap="1"
      mb="5"
      bg="bg.page"
      borderBottomWidth="1px"
      borderColor="border.strong"
      marginInline={{ base: '-4', md: '0' }}
      paddingInline={{ base: '4', md: '0' }}
      css={{ '@media print': { display: 'none' } }}
    >
      {parts.map((part) => (
        <Tab key={part} href={`#${part}`}>
          {insightsText.parts[part]}
        </Tab>
      ))}
    </ScrollRow>
  );
}

const Tab = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '11',
    paddingX: '3.5',
    fontSize: 'sm',
    fontWeight: '600',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg', boxShadow: 'inset 0 -3px 0 {colors.accent}' },
    _focusVisible: { outlineOffset: '-4px' },
  },
});
