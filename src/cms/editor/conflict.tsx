import { useState } from 'react';
import { parseJson } from '../../content-tools/read/parse-json';
import { isObject } from '../../is-object';
import { type EntryData, labelField } from '../entry-file';
import { PlaceLink, showMessage } from './messages';
import { changeField } from './open-fields';

interface Difference {
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** The fields in which two versions differ; lists of other lengths differ as a whole. */
export const listDifferences = (mine: unknown, theirs: unknown, path = ''): Difference[] => {
  const isAlike =
    Array.isArray(mine) && Array.isArray(theirs)
      ? mine.length === theirs.length
      : isObject(mine) && isObject(theirs);
  if (!isAlike) return JSON.stringify(mine) === JSON.stringify(theirs) ? [] : [{ path, mine, theirs }];
  const [ours, others] = [Object(mine), Object(theirs)];
  return [...new Set([...Object.keys(ours), ...Object.keys(others)])].flatMap((key) =>
    listDifferences(ours[key], others[key], path === '' ? key : `${path}.${key}`),
  );
};

/** Every text and number in a value, one a line. */
const inWords = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(inWords).join('\n');
  return value === undefined ? '(empty)' : String(value);
};

const emptyLike = (value: unknown): unknown => (Array.isArray(value) ? [] : isObject(value) ? {} : '');

interface ConflictProps {
  mine: EntryData;
  theirs: string | undefined;
  settle: () => void;
}

/** Both versions of each field that differs, with a button for each of them. */
const Conflict = ({ mine, theirs, settle }: ConflictProps) => {
  const read = theirs === undefined ? undefined : parseJson(new TextEncoder().encode(theirs));
  const [left, setLeft] = useState(() => (read && 'data' in read ? listDifferences(mine, read.data) : []));
  if (!read) {
    return (
      <p>
        <button type="button" onClick={settle}>
          Bring it back with the next Publish
        </button>
      </p>
    );
  }
  if ('fault' in read)
    return <p>{`The file ${read.fault.problem}. Publish again when that is corrected.`}</p>;
  const decide = (difference: Difference): void => {
    const others = left.filter((other) => other !== difference);
    if (others.length === 0) settle();
    setLeft(others);
  };
  const take = (difference: Difference): void => {
    changeField(difference.path, difference.theirs ?? emptyLike(difference.mine));
    decide(difference);
  };
  if (left.length === 0) return <p>Everything is decided. Publish again to save the form as it is now.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">In this form</th>
          <th scope="col">Saved by somebody else</th>
        </tr>
      </thead>
      <tbody>
        {left.map((difference) => (
          <tr key={difference.path}>
            <th scope="row">
              <PlaceLink path={difference.path} label={labelField(mine, difference.path)} />
            </th>
            <td>
              <p>{inWords(difference.mine)}</p>
              <button type="button" onClick={() => decide(difference)}>
                Keep mine
              </button>
            </td>
            <td>
              <p>{inWords(difference.theirs)}</p>
              <button type="button" onClick={() => take(difference)}>
                Take theirs
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Shows what differs from the file's text now, undefined if it is gone; `settle` is called once everything is decided. */
export const showConflict = (props: ConflictProps): void => {
  const what = props.theirs === undefined ? 'removed' : 'changed';
  showMessage(`Not saved: somebody else has ${what} this entry`, <Conflict {...props} />, true);
};
