import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { Bookmark } from 'lucide-react';
import { useId } from 'react';
import { dashboardText } from '../text/dashboard.ts';

interface ListTabsProps {
  isBookmarked: boolean;
  /** Undefined while unknown. */
  bookmarkCount: number | undefined;
  onChoose: (isBookmarked: boolean) => void;
}

/** Switches between all rooms and the bookmarks: radio buttons that look like tabs. */
export function ListTabs({ isBookmarked, bookmarkCount, onChoose }: ListTabsProps) {
  const { label, all, bookmarked } = dashboardText.list;
  const name = useId();
  const radio = (value: boolean) => (
    <chakra.input
      type="radio"
      name={name}
      srOnly
      checked={value === isBookmarked}
      onChange={() => onChoose(value)}
    />
  );
  return (
    <Row>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Tab data-chosen={!isBookmarked || undefined}>
        {radio(false)}
        {all}
      </Tab>
      <Tab data-chosen={isBookmarked || undefined}>
        {radio(true)}
        <Bookmark size={17} aria-hidden />
        {bookmarked}
        {bookmarkCount !== undefined && <Count>{bookmarkCount}</Count>}
      </Tab>
    </Row>
  );
}

const Row = chakra('fieldset', {
  base: { display: 'flex', gap: '6', marginBottom: '9', borderBottomWidth: '1px', borderColor: 'border' },
});

const Tab = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    marginBottom: '-1px',
    borderBottom: '3px solid transparent',
    color: 'fg.muted',
    fontWeight: '600',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '&[data-chosen]': { color: 'fg', borderColor: 'accent' },
    '&:has(:focus-visible)': {
      outline: '3px solid {colors.focus}',
      outlineOffset: '2px',
      borderRadius: 'sm',
    },
  },
});

const Count = chakra('span', {
  base: {
    px: '2',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
  },
});
