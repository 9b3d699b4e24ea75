import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useProfile } from '../../shared/context/appStores.ts';
import { Crest } from '../../shared/kit/Crest.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { NOTCH } from '../../shared/page/notch.ts';
import { appText } from '../../shared/text/app.ts';
import { openingText } from '../../shared/text/opening.ts';
import { HELP } from '../layout/LazyHelp.tsx';
import { AccountArea } from './AccountArea.tsx';
import { NavigationTabs } from './NavigationTabs.tsx';
import { SmallMenu } from './SmallMenu.tsx';
import { UnconfirmedMail } from './UnconfirmedMail.tsx';
import { useCurrentTab } from './useCurrentTab.ts';
import { useSignOut } from './useSignOut.ts';

/** The brass rail at the bar's bottom. */
const PICTURE_RAIL =
  '0 2px 0 #a06d22, 0 3px 0 #e5b956, 0 5px 0 #7a4f18, 0 6px 0 {colors.ink}, 0 12px 16px -6px rgb(5 4 16 / 0.5)';

interface NavigationBarProps {
  /** True while editing: only the logo is shown, over the screen's own bar; everything else is in its menu. */
  isFolded?: boolean;
}

/** SPEC §2 "Navigation bar". On small screens everything but the site's name is in a menu. */
export function NavigationBar({ isFolded = false }: NavigationBarProps) {
  const currentTab = useCurrentTab();
  const isAdmin = useProfile((profile) => profile.isAdmin);
  const { signOut, Question, confirm, cancel } = useSignOut();
  const question = Question && <Question onConfirm={() => void confirm()} onCancel={cancel} />;
  if (isFolded)
    return (
      <chakra.header position="sticky" top="0" zIndex="sticky" h="0" w="11">
        <Box position="relative" top={NOTCH.top}>
          <SmallMenu look="mark" currentTab={currentTab} onSignOut={signOut} />
        </Box>
        {question}
      </chakra.header>
    );
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="sticky"
      h="calc(var(--nav-height) - 4px)"
      mb="4px"
      paddingTop={NOTCH.top}
      className="evening"
      backgroundImage="linear-gradient(180deg, #0f1126, #14172f)"
      borderBottomWidth="3px"
      borderColor="ink"
      boxShadow={PICTURE_RAIL}
    >
      <Flex
        h="100%"
        align="center"
        gap={{ base: '3', lg: '6' }}
        px={{ base: '4', md: '6' }}
        maxW="84rem"
        mx="auto"
      >
        <HouseSign />
        <Box height="100%" display={{ base: 'none', md: 'block' }}>
          <NavigationTabs currentTab={currentTab} />
        </Box>
        <Flex ms="auto" gap="2" align="center" minW="0">
          <UnconfirmedMail />
          <Flex gap="2" align="center" minW="0" display={{ base: 'none', md: 'flex' }}>
            {/* In medium windows all sections of an admin need this space. */}
            <Button asChild variant="ghost" size="sm" color="fg.muted" hideBelow={isAdmin ? 'lg' : 'md'}>
              <a href={HELP}>{appText.nav.help}</a>
            </Button>
            <AccountArea onSignOut={signOut} />
          </Flex>
          <Box display={{ base: 'block', md: 'none' }}>
            <SmallMenu currentTab={currentTab} onSignOut={signOut} />
          </Box>
        </Flex>
      </Flex>
      {question}
    </chakra.header>
  );
}

function HouseSign() {
  return (
    <Flex
      asChild
      align="center"
      gap="2.5"
      minH="11"
      borderRadius="md"
      fontFamily="heading"
      fontWeight="700"
      fontSize={{ base: '1.3rem', md: '1.5rem' }}
      lineHeight="1"
      whiteSpace="nowrap"
    >
      <Link to="/dashboard">
        <Crest />
        {/* In medium windows all sections of an admin need this space. */}
        <chakra.span srOnly={{ base: false, md: true, xl: false }}>{openingText.productName}</chakra.span>
      </Link>
    </Flex>
  );
}
