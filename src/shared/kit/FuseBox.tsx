import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FuseBoxProps {
  title: string;
  text?: string;
  /** 1 if the failure is the whole page. */
  level?: 1 | 2;
  /** The one action. */
  children?: ReactNode;
}

/** Shown in place of something that failed to load: a blown fuse, one sentence, one button. */
export function FuseBox({ title, text, level = 2, children }: FuseBoxProps) {
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      flex={level === 1 ? '1' : undefined}
      textAlign="center"
      paddingX="4"
      paddingY={{ base: '10', md: '14' }}
    >
      <chakra.img
        src="/art/items/fuse-box/rust/opened.webp"
        alt=""
        // Without a network this picture may fail too; its space stays empty.
        onError={({ currentTarget }) => {
          currentTarget.style.visibility = 'hidden';
        }}
        height="9.5rem"
        width="9.5rem"
        objectFit="contain"
        marginBottom="4"
      />
      <Heading as={level === 1 ? 'h1' : 'h2'} size={level === 1 ? '3xl' : 'xl'} marginBottom="1.5">
        {title}
      </Heading>
      {text && (
        <Text color="fg.muted" maxWidth="34rem" textWrap="pretty">
          {text}
        </Text>
      )}
      {children && (
        <Flex gap="3" marginTop="5" wrap="wrap" justify="center">
          {children}
        </Flex>
      )}
    </Flex>
  );
}
