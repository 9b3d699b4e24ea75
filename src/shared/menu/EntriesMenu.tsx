import { IconButton, type IconButtonProps, Menu } from '@chakra-ui/react';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isFocusLost } from '../kit/focus.ts';
import { MainPortal } from './MainPortal.tsx';

interface EntriesMenuProps extends Pick<IconButtonProps, 'size' | 'title' | 'tabIndex'> {
  label: string;
  /** The chosen action is under way. */
  isBusy?: boolean;
  onOpen?: () => void;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/** A shadow at an edge with more content beyond; the scrolling background hides it at either end. */
const SHADED_WHERE_MORE = {
  background:
    'linear-gradient(var(--menu-bg) 40%, transparent) top / 100% 2.5rem no-repeat local, linear-gradient(transparent, var(--menu-bg) 60%) bottom / 100% 2.5rem no-repeat local, linear-gradient({colors.border.strong}, transparent) top / 100% 0.875rem no-repeat scroll, linear-gradient(transparent, {colors.border.strong}) bottom / 100% 0.875rem no-repeat scroll, var(--menu-bg)',
  scrollbarWidth: 'thin',
} as const;

/** The three dots with further actions. The focus returns to the button, whatever is chosen. */
export function EntriesMenu({ label, isBusy = false, onOpen, children, ...button }: EntriesMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  // The closing menu takes the focus from its trigger once more, and would be removed with it.
  const giveFocusBack = () => {
    if (isFocusLost()) trigger.current?.focus();
  };
  const wasBusy = useRef(isBusy);
  // A loading button is disabled and cannot keep the focus.
  useEffect(() => {
    if (wasBusy.current && !isBusy) giveFocusBack();
    wasBusy.current = isBusy;
  });
  return (
    <Menu.Root
      onOpenChange={({ open }) => open && onOpen?.()}
      onExitComplete={giveFocusBack}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end' }}
    >
      <Menu.Trigger asChild>
        <IconButton ref={trigger} variant="ghost" loading={isBusy} aria-label={label} {...button}>
          <EllipsisVertical />
        </IconButton>
      </Menu.Trigger>
      <MainPortal>
        <Menu.Positioner>
          <Menu.Content minW="14rem" maxH="min(80dvh, var(--available-height))" css={SHADED_WHERE_MORE}>
            {children}
          </Menu.Content>
        </Menu.Positioner>
      </MainPortal>
    </Menu.Root>
  );
}
