import { chakra, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { appText } from '../../shared/text/app.ts';

interface SheetProps {
  title: string;
  /** Shown below the title. */
  facts?: ReactNode;
  /** Shown before the title. */
  picture?: ReactNode;
  /** Shown at the end of the head. */
  aside?: ReactNode;
  foot?: ReactNode;
  /** In rem. */
  width?: number;
  initialFocus?: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog whose head and foot stay visible while its content scrolls; on phones it fills the screen. */
export function Sheet(props: SheetProps) {
  const { title, facts, picture, aside, foot, width = 62, initialFocus, onClose, children } = props;
  const titleId = useId();
  return (
    <ModalDialog
      labelledBy={titleId}
      onClose={onClose}
      {...(initialFocus && { initialFocus })}
      padding="0"
      width={`min(${width}rem, var(--window-width) - 2rem)`}
      css={{
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        borderRadius: '18px',
        mdDown: {
          width: 'var(--window-width)',
          height: 'var(--window-height)',
          maxHeight: 'var(--window-height)',
          margin: '0',
          borderRadius: '0',
        },
      }}
    >
      <Flex
        as="header"
        align="center"
        gap={{ base: '3', md: '4' }}
        paddingX={{ base: '4', md: '6' }}
        paddingY={{ base: '3', md: '4' }}
        borderBottomWidth="1px"
        flex="none"
      >
        {picture}
        <chakra.div flex="1" minWidth="0">
          <Heading
            as="h2"
            id={titleId}
            size={{ base: 'lg', md: '2xl' }}
            lineHeight="1.15"
            overflowWrap="anywhere"
          >
            {title}
          </Heading>
          {facts && (
            <Text color="fg.muted" textStyle="sm">
              {facts}
            </Text>
          )}
        </chakra.div>
        {aside}
        <IconButton variant="ghost" aria-label={appText.close} onClick={onClose}>
          <X />
        </IconButton>
      </Flex>
      <chakra.div flex="1" minHeight="0" overflowY="auto" overscrollBehavior="contain">
        {children}
      </chakra.div>
      {foot && (
        <Flex
          as="footer"
          align="center"
          justify="space-between"
          gap="3"
          wrap="wrap"
          paddingX={{ base: '4', md: '6' }}
          paddingY={{ base: '3', md: '4' }}
          borderTopWidth="1px"
          bg="bg.deep"
          flex="none"
        >
          {foot}
        </Flex>
      )}
    </ModalDialog>
  );
}

/** The heading of a part of a sheet. */
export function SheetTitle({ children }: { children: ReactNode }) {
  return (
    <Heading as="h3" size="md" marginBottom="2">
      {children}
    </Heading>
  );
}
