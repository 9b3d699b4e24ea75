import { Button, chakra, Flex, IconButton, Stack } from '@chakra-ui/react';
import { ChevronRight, Hammer, House, LayoutGrid, Menu, Package, ShieldCheck, Tag, X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmEmailNote } from '../../account/mail/ConfirmEmailNote.tsx';
import { confirmEmailText } from '../../account/text/confirmEmail.ts';
import { useProfile, useTab } from '../../shared/context/appStores.ts';
import { Crest } from '../../shared/kit/Crest.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { ThemeChoice } from '../../shared/kit/ThemeChoice.tsx';
import { LanguageChoice } from '../../shared/language/LanguageChoice.tsx';
import type { Tab } from '../../shared/store/tabStore.ts';
import { appText } from '../../shared/text/app.ts';
import { HELP } from '../layout/LazyHelp.tsx';
import { AccountLinks } from './AccountArea.tsx';
import { TAB_PATHS } from './tabPaths.ts';
import { UserLink } from './UserLink.tsx';
import { useTabs } from './useTabs.ts';

const ICONS: Readonly<Record<Tab, ReactNode>> = {
  home: <House aria-hidden />,
  projects: <LayoutGrid aria-hidden />,
  pricing: <Tag aria-hidden />,
  admin: <ShieldCheck aria-hidden />,
  inventory: <Package aria-hidden />,
};

interface SmallMenuProps {
  /** `mark` replaces the whole bar, on every screen. */
  look?: 'menu' | 'mark';
  currentTab: Tab | null;
  onSignOut: () => void;
}

/** The bar's content in a menu that fills a small window, or stands at the side of a large one. */
export function SmallMenu({ look = 'menu', currentTab, onSignOut }: SmallMenuProps) {
  const menuId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Only with `mark`: otherwise the bar shows an envelope.
  const hasNote = useProfile(({ isAuth, isEmailVerified }) => isAuth && !isEmailVerified) && look === 'mark';
  const close = () => sheet.current?.hidePopover();
  return (
    <>
      <IconButton
        variant="ghost"
        minW="11"
        h="11"
        position="relative"
        aria-label={appText.nav.menu}
        aria-description={hasNote ? confirmEmailText.text : undefined}
        popoverTarget={menuId}
      >
        {look === 'mark' ? <Crest size={28} /> : isOpen ? <X /> : <Menu />}
        {hasNote && <Dot />}
      </IconButton>
      <Sheet
        ref={sheet}
        look={look}
        id={menuId}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <Stack gap="5">
          <Sections currentTab={currentTab} onChosen={close} />
          <Button asChild variant="outline">
            <a href={HELP} onClick={close}>
              {appText.nav.help}
            </a>
          </Button>
          <Flex justify="space-between" gap="3" wrap="wrap">
            <LanguageChoice />
            <ThemeChoice />
          </Flex>
          <Plate asChild material="enamel" size="large" width="100%">
            <Link to="/room-editor" onClick={close}>
              <Hammer aria-hidden /> {appText.buildRoom}
            </Link>
          </Plate>
          {hasNote && <ConfirmEmailNote />}
          <SmallAccount onChosen={close} onSignOut={onSignOut} />
        </Stack>
      </Sheet>
    </>
  );
}

function Sections({ currentTab, onChosen }: { currentTab: Tab | null; onChosen: () => void }) {
  const tabs = useTabs();
  const setTab = useTab((state) => state.setTab);
  const { pathname } = useLocation();
  return (
    <nav aria-label={appText.nav.label}>
      {tabs.map((tab) => (
        <Section
          key={tab}
          to={TAB_PATHS[tab]}
          isCurrent={tab === currentTab}
          aria-current={pathname === TAB_PATHS[tab] ? 'page' : undefined}
          onClick={() => {
            setTab(tab);
            onChosen();
          }}
        >
          {ICONS[tab]}
          <chakra.span
            flex="1"
            fontFamily="heading"
            fontWeight="700"
            fontSize="1.75rem"
            lineHeight="1.1"
            pb="1"
          >
            {appText.nav.tabs[tab]}
          </chakra.span>
          <ChevronRight aria-hidden />
        </Section>
      ))}
    </nav>
  );
}

function SmallAccount({ onChosen, onSignOut }: { onChosen: () => void; onSignOut: () => void }) {
  const isLoading = useProfile((profile) => profile.isLoading);
  const isAuth = useProfile((profile) => profile.isAuth);
  if (isLoading) return null;
  return (
    <Stack gap="2" onClick={onChosen}>
      {isAuth ? (
        <>
          <Flex justify="center">
            <UserLink />
          </Flex>
          <Button variant="ghost" onClick={onSignOut}>
            {appText.nav.signOut}
          </Button>
        </>
      ) : (
        <AccountLinks />
      )}
    </Stack>
  );
}

/** Marks that the menu has a notice. */
const Dot = chakra('span', {
  base: {
    position: 'absolute',
    top: '1.5',
    insetEnd: '1',
    boxSize: '2.5',
    borderRadius: 'full',
    bg: 'warning.fg',
    boxShadow: '0 0 0 2px {colors.bg.panel}',
  },
});

const Sheet = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto 0 0',
    // Just below the bar's shadow; a pixel lower the page would show through.
    top: 'calc(var(--nav-height) + 2px)',
    width: '100%',
    height: 'auto',
    margin: '0',
    padding: '4',
    overflowY: 'auto',
    color: 'fg',
    bg: 'bg.page',
    backgroundImage: 'var(--wallpaper)',
  },
  variants: {
    look: {
      menu: {},
      mark: {
        maxWidth: { sm: '22rem' },
        borderInlineEndWidth: { sm: '1px' },
        borderColor: 'border',
        boxShadow: { sm: 'panel' },
      },
    },
  },
});

const Section = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '4rem',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& svg': { color: 'fg.subtle', flexShrink: '0' },
    _focusVisible: { outlineOffset: '-3px' },
  },
  variants: { isCurrent: { true: { color: 'accent', '& svg:first-of-type': { color: 'accent' } } } },
});
