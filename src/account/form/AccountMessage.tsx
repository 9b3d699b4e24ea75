import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { AccountFrame } from './AccountFrame.tsx';

interface AccountMessageProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** Next steps. */
  children?: ReactNode;
}

/** The message of an account page in place of its form. Its heading takes the focus, to be read out. */
export function AccountMessage({ icon, title, text, children }: AccountMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AccountFrame>
      <Box color="accent" mb="4" aria-hidden css={{ '& svg': { boxSize: '10' } }}>
        {icon}
      </Box>
      <Heading ref={heading} as="h1" size="4xl" mb="3" tabIndex={-1} outline="none">
        {title}
      </Heading>
      <Text color="fg.muted" overflowWrap="anywhere" textWrap="pretty">
        {text}
      </Text>
      {children && (
        <Flex direction="column" align="stretch" gap="3" mt="7">
          {children}
        </Flex>
      )}
    </AccountFrame>
  );
}
