import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { adminText } from '../../text/admin.ts';
import { ADMIN_SECTIONS } from './adminSections.tsx';

/** Leads to the sections of the admin area: a row, which scrolls where it is narrow. */
export function AdminNavigation() {
  return (
    <Row aria-label={adminText.page}>
      {ADMIN_SECTIONS.map(({ id, path, icon }) => (
        <SectionLink key={id} to={path} end>
          {icon}
          {adminText.sections[id]}
        </SectionLink>
      ))}
    </Row>
  );
}

const Row = chakra('nav', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottomWidth: '1px',
    borderColor: 'border',
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '0' },
  },
});

const SectionLink = chakra(NavLink, {
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
