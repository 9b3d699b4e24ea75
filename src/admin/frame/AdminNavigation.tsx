import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../shared/kit/Link.tsx';
import { ScrollRow } from '../../shared/page/ScrollRow.tsx';
import { adminText } from '../text/admin.ts';
import { ADMIN_SECTIONS } from './adminSections.tsx';

/** Links to the sections of the admin area. */
export function AdminNavigation() {
  const location = useLocation();
  const current = useRef<HTMLAnchorElement>(null);
  const section = ADMIN_SECTIONS.find(({ path }) => isCurrent(path, location))?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link to show depends on the section.
  useLayoutEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [section]);
  return (
    <ScrollRow
      aria-label={adminText.page}
      gap="1"
      borderBottomWidth="1px"
      borderColor="border"
      marginInline={{ base: '-4', md: '0' }}
      paddingInline={{ base: '4', md: '0' }}
    >
      {ADMIN_SECTIONS.map(({ id, path, icon }) => (
        <SectionLink
          key={id}
          ref={id === section ? current : undefined}
          to={path}
          aria-current={id === section ? 'page' : undefined}
        >
          {icon}
          {adminText.sections[id]}
        </SectionLink>
      ))}
    </ScrollRow>
  );
}

/** Whether a link is current, by path and tab; other search parameters do not matter. */
function isCurrent(path: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [address, wanted] = path.split('?');
  return decodeURI(pathname) === address && tabOf(search) === tabOf(wanted);
}

function tabOf(search: string | undefined): string | null {
  return new URLSearchParams(search).get('tab');
}

const SectionLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    paddingX: '3.5',
    fontSize: 'sm',
    fontWeight: '600',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current=page]': { color: 'fg', borderColor: 'brass.400' },
    '& svg': { boxSize: '4.5', flexShrink: '0' },
  },
});
