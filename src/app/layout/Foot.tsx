import { Box, chakra, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Crest } from '../../shared/kit/Crest.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { ThemeChoice } from '../../shared/kit/ThemeChoice.tsx';
import { LanguageChoice } from '../../shared/language/LanguageChoice.tsx';
import { PAGE_WIDTH } from '../../shared/page/pageWidth.ts';
import { appText } from '../../shared/text/app.ts';
import { openingText } from '../../shared/text/opening.ts';
import { HELP } from './LazyHelp.tsx';

/** The footer: links, language and theme. */
export function Foot() {
  const { foot } = appText;
  return (
    <Wainscot className="evening" aria-label={foot.label}>
      <SimpleGrid columns={{ base: 1, md: 2, lg: 4 }} gap="4" width={PAGE_WIDTH} mx="auto" py="6">
        <Well>
          <Flex align="center" gap="2.5" mb="2" fontFamily="heading" fontWeight="700" fontSize="1.4rem">
            <Crest /> {openingText.productName}
          </Flex>
          <p>{foot.about}</p>
        </Well>
        <Well title={foot.rooms}>
          <FootLink to="/dashboard">{foot.allRooms}</FootLink>
          <FootLink to="/room-editor">{appText.buildRoom}</FootLink>
          <FootLink to="/pricing">{appText.nav.tabs.pricing}</FootLink>
          <FootHelp href={HELP}>{appText.nav.help}</FootHelp>
        </Well>
        <Well title={foot.house}>
          <FootLink to="/pricing#terms">{foot.terms}</FootLink>
          <FootLink to="/pricing#privacy">{foot.privacy}</FootLink>
          <FootLink to="/pricing#provider">{foot.provider}</FootLink>
        </Well>
        <Well title={foot.light}>
          <Flex gap="2" wrap="wrap">
            <LanguageChoice />
            <ThemeChoice />
          </Flex>
        </Well>
      </SimpleGrid>
      <Box borderTop="2px solid {colors.ink}" bg="wood.900" py="3.5" fontSize="xs" color="#dcc39a">
        <Box width={PAGE_WIDTH} mx="auto">
          {foot.last}
        </Box>
      </Box>
    </Wainscot>
  );
}

/** A panel of the footer. */
function Well({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Recess>
      {title && (
        <Heading as="h2" size="xs" color="#fbe3b0" mb="2">
          {title}
        </Heading>
      )}
      {children}
    </Recess>
  );
}

const Wainscot = chakra('footer', {
  base: {
    layerStyle: 'woodBoard',
    borderTop: '2px solid {colors.ink}',
    _before: {
      content: '""',
      display: 'block',
      height: '17px',
      backgroundImage: 'linear-gradient(180deg, #b3784a 0 3px, #8a5433 3px 11px, #5f3722 11px)',
      borderBottom: '2px solid {colors.ink}',
    },
  },
});

const Recess = chakra('div', {
  base: {
    border: '6px solid',
    borderColor: '#2f1a12 #54301f #7d4c30 #3b2118',
    boxShadow: '0 0 0 2px {colors.ink}, inset 0 0 0 2px {colors.ink}',
    bg: 'rgb(30 14 8 / 0.42)',
    px: '5',
    py: '4',
    fontSize: 'sm',
  },
});

const LINK = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--press-size)',
  width: 'fit-content',
  _hover: { textDecoration: 'underline' },
} as const;

const FootLink = chakra(Link, { base: LINK });

const FootHelp = chakra('a', { base: LINK });
