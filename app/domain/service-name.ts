type Named = { uid: string };

/** The end of a uid, which is enough to tell a service from the others of its trip, and short in an address. */
export function shortNameOf({ uid }: Named): string {
  return uid.slice(-6);
}

/** The one of the services of a trip that is named by the end of its uid, or by all of it. */
export function serviceNamed<Service extends Named>(
  services: readonly Service[],
  name: string,
): Service | undefined {
  return name.length < 6 ? undefined : services.find(({ uid }) => uid.endsWith(name));
}
