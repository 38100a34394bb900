import { isObject } from '../is-object';

/** Whether the visitor's browser saves data or has a very slow line, where Gatsby prefetches nothing either. */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    isObject(connection) && (connection.saveData === true || String(connection.effectiveType).includes('2g'))
  );
};
