import { isDay, shownDays } from '../../content-model/shown-days';
import { isObject } from '../../is-object';
import { readText } from '../read/inspect-texts';
import type { ContentFile, Problem } from '../read/read-content';

/** The latest day anywhere on earth. */
const latestToday = (): string => new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Checks that the days of an entry follow each other. */
export const checkDates = ({ file, data }: Pick<ContentFile, 'file' | 'data'>): Problem[] => {
  if (!isObject(data)) return [];
  const readDay = (field: string): string => {
    const day = data[field];
    return isDay(day) ? day : '';
  };
  const problems: Problem[] = [];
  const report = (field: string, problem: string, fix: string) =>
    problems.push({ file, field, problem, fix });
  const [updated, dated] = [readDay('updated'), readDay('date')];
  const { from, until } = shownDays({ ...data, draft: false });
  if (until < from) {
    report('endOn', `is before ${from}, when the entry appears`, 'Correct publishOn, date or endOn.');
  }
  if (readText(data, 'redirectTo') && readText(data, 'endOn') === undefined) {
    report('redirectTo', 'is for entries with an end', 'Write endOn, too, or remove this.');
  }
  if (updated !== '' && updated < dated) {
    report('updated', `is before ${dated}, the date`, 'Correct one of the two.');
  } else if (updated > latestToday() && updated > from) {
    report('updated', `is ${updated}, which is still to come`, 'Write the day of the last change.');
  }
  return problems;
};
