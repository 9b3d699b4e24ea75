import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useEffect, useRef } from 'react';

/** A row that scrolls if too narrow, and fades out where it continues. */
export function ScrollRow(props: ComponentProps<typeof Row>) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const tell = () => tellHiddenSides(current);
    tell();
    const watcher = new ResizeObserver(tell);
    watcher.observe(current);
    current.addEventListener('scroll', tell, { passive: true });
    return () => {
      watcher.disconnect();
      current.removeEventListener('scroll', tell);
    };
  }, []);
  return <Row ref={row} {...props} />;
}

function tellHiddenSides(row: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = row;
  row.toggleAttribute('data-more-before', scrollLeft > 1);
  row.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1);
}

const Row = chakra('nav', {
  base: {
    '--before': '0px',
    '--after': '0px',
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '&[data-more-before]': { '--before': '3rem' },
    '&[data-more-after]': { '--after': '3rem' },
    '&[data-more-before], &[data-more-after]': {
      maskImage:
        'linear-gradient(to right, transparent, black var(--before), black calc(100% - var(--after)), transparent)',
    },
  },
});
