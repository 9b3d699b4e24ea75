import { Box, Flex, Text } from '@chakra-ui/react';
import { CornerDownLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PictureTile } from '../fields/PictureTile.tsx';
import { commandsText } from '../text/commands.ts';
import { ACTION_GROUPS, type NamedAction } from './findActions.ts';
import { KeyCaps } from './KeyCaps.tsx';

interface FoundActionsProps {
  /** Prefix of the options' ids. */
  id: string;
  found: readonly NamedAction[];
  chosen: NamedAction | undefined;
  onRun: (action: NamedAction) => void;
}

/** The results below the field, in groups. The field keeps the focus and names the active option. */
export function FoundActions({ id, found, chosen, onRun }: FoundActionsProps) {
  const groups = ACTION_GROUPS.map((group) => ({
    group,
    actions: found.filter((action) => action.group === group),
  })).filter(({ actions }) => actions.length > 0);
  return (
    <Box id={`${id}list`} role="listbox" aria-label={commandsText.results} overflowY="auto" py="2">
      {groups.map(({ group, actions }) => (
        <Box key={group} role="group" aria-labelledby={`${id}group-${group}`}>
          <Text
            id={`${id}group-${group}`}
            px="4"
            pt="2"
            pb="1"
            textStyle="xs"
            fontWeight="600"
            color="fg.muted"
          >
            {commandsText.groups[group]}
          </Text>
          {actions.map((action) => (
            <Option
              key={action.id}
              id={`${id}${action.id}`}
              action={action}
              isChosen={action.id === chosen?.id}
              onRun={() => onRun(action)}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface OptionProps {
  id: string;
  action: NamedAction;
  isChosen: boolean;
  onRun: () => void;
}

function Option({ id, action, isChosen, onRun }: OptionProps) {
  const { name, detail = '', keys = [], uri } = action;
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Flex
      ref={option}
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={onRun}
      align="center"
      gap="3"
      minH={{ base: '11', lg: '9' }}
      px="4"
      cursor="pointer"
      bg={isChosen ? 'bg.raised' : undefined}
      boxShadow={isChosen ? 'inset 3px 0 0 {colors.accent}' : undefined}
      _hover={{ bg: 'bg.raised' }}
    >
      <Flex
        boxSize="7"
        p={uri === undefined ? '0' : '0.5'}
        flexShrink="0"
        align="center"
        justify="center"
        color="fg.muted"
        borderRadius="sm"
        bg={uri === undefined ? undefined : 'bg.tile'}
      >
        {uri === undefined ? (
          <CornerDownLeft size={16} aria-hidden />
        ) : (
          <PictureTile uri={uri} label={name} isEager />
        )}
      </Flex>
      <Text as="span" textStyle="sm" fontWeight="600" truncate>
        {name}
      </Text>
      <Text as="span" textStyle="xs" color="fg.muted" truncate flex="1">
        {detail}
      </Text>
      <KeyCaps keys={keys} />
    </Flex>
  );
}
