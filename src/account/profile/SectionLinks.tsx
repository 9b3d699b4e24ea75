import { chakra } from '@chakra-ui/react';
import { ScrollRow } from '../../shared/page/ScrollRow.tsx';
import { accountPageText } from '../text/accountPage.ts';
import { SECTION_ICONS, SECTIONS } from './sections.tsx';

/** Links to the sections of the page: a list beside them, or a scrolling row. */
export function SectionLinks() {
  return (
    <ScrollRow
      aria-label={accountPageText.page}
      display={{ base: 'flex', lg: 'grid' }}
      gap={{ base: '1', md: '0', lg: '1' }}
      alignSelf="start"
      position={{ lg: 'sticky' }}
      top={{ lg: 'calc(var(--nav-height) + 1rem)' }}
      marginInline={{ base: '-4', md: '0' }}
      paddingInline={{ base: '4', md: '0' }}
    >
      {SECTIONS.map((section) => (
        <SectionLink key={section} href={`#${section}`}>
          {SECTION_ICONS[section]}
          {accountPageText.sections[section]}
        </SectionLink>
      ))}
    </ScrollRow>
  );
}

const SectionLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '11',
    paddingX: { base: '3.5', md: '2.5', lg: '3.5' },
    borderRadius: 'md',
    fontSize: 'sm',
    fontWeight: '600',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg', bg: 'bg.panel' },
    // Without icons all of them fit on an upright tablet.
    '& svg': { display: { md: 'none', lg: 'block' }, boxSize: '4.5', flexShrink: '0' },
  },
});
