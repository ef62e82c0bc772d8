# blender -b --factory-startup -P render_scene.py -- job.json   (job: {"piece list", "view", "out", "res", "spp"})
import bpy
import bmesh
import math
import sys
import json
import time
import os
import numpy as np
from mathutils import Vector, Matrix

PI = math.pi
T0 = time.time()
TEXTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../.cache/studio/textures/')


# ---------------------------------------------------------------- profile helpers (unit: 1 = 10 cm)
def cr(pts, n=24):
    """centripetal Catmull-Rom through pts"""
    P = np.array(pts, float)
    P = np.vstack([2 * P[0] - P[1], P, 2 * P[-1] - P[-2]])
    out = []
    for i in range(1, len(P) - 2):
        p0, p1, p2, p3 = P[i - 1 : i + 3]
        t0 = 0
        t1 = t0 + np.linalg.norm(p1 - p0) ** 0.5
        t2 = t1 + np.linalg.norm(p2 - p1) ** 0.5
        t3 = t2 + np.linalg.norm(p3 - p2) ** 0.5
        t = np.linspace(t1, t2, n, endpoint=False)[:, None]
        A1 = (t1 - t) / (t1 - t0) * p0 + (t - t0) / (t1 - t0) * p1
        A2 = (t2 - t) / (t2 - t1) * p1 + (t - t1) / (t2 - t1) * p2
        A3 = (t3 - t) / (t3 - t2) * p2 + (t - t2) / (t3 - t2) * p3
        B1 = (t2 - t) / (t2 - t0) * A1 + (t - t0) / (t2 - t0) * A2
        B2 = (t3 - t) / (t3 - t1) * A2 + (t - t1) / (t3 - t1) * A3
        out.append((t2 - t) / (t2 - t1) * B1 + (t - t1) / (t2 - t1) * B2)
    out.append(P[-2:-1])
    return np.concatenate(out)


def resample(p, n):
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    s = np.linspace(0, d[-1], n)
    return np.stack([np.interp(s, d, p[:, 0]), np.interp(s, d, p[:, 1])], 1)


def smooth(p, k=2):
    p = p.copy()
    for _ in range(k):
        p[1:-1] = (p[:-2] + 2 * p[1:-1] + p[2:]) / 4
    return p


def shell(inner, t_lip, t_base, foot_r, foot_h=0.03, foot_w=0.035, n=110):
    """inner: profile centre->lip. returns list of (zone, pts) zones: in, lip, out, foot"""
    I = smooth(resample(cr(inner), n), 3)
    d = np.gradient(I, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    nr = np.stack([d[:, 1], -d[:, 0]], 1)  # outward/down normal
    s = np.linspace(0, 1, n)
    th = t_base + (t_lip - t_base) * np.clip(s * 1.15, 0, 1) ** 0.8
    O = I + nr * th[:, None]
    O = O[O[:, 0] > foot_r + foot_w * 0.4]
    O = O[::-1]  # lip -> foot
    c = (I[-1] + O[0]) / 2
    r = t_lip / 2
    a0 = math.atan2(*(I[-1] - c)[::-1])
    ang = a0 - np.linspace(0, PI, 13)
    # choose the side pointing along the wall direction
    L = c + r * np.stack([np.cos(ang), np.sin(ang)], 1)
    if np.dot(L[6] - c, d[-1]) < 0:
        L = c + r * np.stack([np.cos(2 * a0 - ang), np.sin(2 * a0 - ang)], 1)
    zo = O[-1, 1]
    zf = zo - foot_h
    w = foot_w
    zin = np.interp(foot_r - w, I[:, 0], I[:, 1] - t_base)
    F = cr(
        [
            (foot_r + w * 0.55, zo - foot_h * 0.45),
            (foot_r + w * 0.42, zf + 0.006),
            (foot_r + w * 0.2, zf),
            (foot_r - w * 0.2, zf),
            (foot_r - w * 0.42, zf + 0.006),
            (foot_r - w * 0.7, zin - 0.012),
            (foot_r - w * 1.6, zin),
            (foot_r * 0.5, zin + 0.002),
            (0.0005, zin + 0.002),
        ],
        8,
    )
    O = np.vstack([O, cr([O[-1], (foot_r + w * 0.62, zo - foot_h * 0.2), F[0]], 6)[1:]])
    # glaze fills the corner above the foot; a sharper one is a ragged line in the close-up of a small cup
    step = np.hypot(*np.diff(O[-24:], axis=0).T).sum() / 23
    O = np.vstack([O[:-24], smooth(resample(O[-24:], 24), max(8, round(2 * (0.016 / step) ** 2)))])
    sh = np.array([0, -zf])
    return {'in': I + sh, 'lip': L[1:-1] + sh, 'out': O + sh, 'foot': F[1:] + sh}


def arclen(p):
    return np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]


# ---------------------------------------------------------------- meshes
def lathe(name, Z, mats, seg=256, disc='planar', band=None, bandspan=(0, 1), inband=False):
    """Z: zone dict; mats: {zone: material}"""
    order = [z for z in ('in', 'lip', 'out', 'foot') if z in Z]
    pts = np.vstack([Z[z] for z in order])
    zone = sum([[z] * len(Z[z]) for z in order], [])
    R = Z['in'][-1, 0]
    al = arclen(Z['in']) / arclen(Z['in'])[-1]
    ao = arclen(Z['out']) if 'out' in Z else [0]
    uv1 = []
    for k, z in enumerate(zone):
        if z == 'in':
            i = k
            uv1.append((Z['in'][i, 0] / R if disc == 'planar' else al[i]))
        else:
            uv1.append(1.0)
    vb = []
    zl = len(Z['in']) + len(Z.get('lip', []))
    for k, z in enumerate(zone):
        if z == 'out':
            vb.append(1 - ao[k - zl] / ao[-1])
        elif z in ('in', 'lip'):
            vb.append(1.0)
        else:
            vb.append(0.0)
    vb = np.array(vb)
    b0, b1 = bandspan
    vb = np.clip((vb - b0) / (b1 - b0), 0.004, 0.996)
    n = len(pts)
    th = np.linspace(0, 2 * PI, seg, endpoint=False)
    V = np.stack(
        [pts[:, 0][:, None] * np.cos(th), pts[:, 0][:, None] * np.sin(th), np.repeat(pts[:, 1][:, None], seg, 1)], -1
    ).reshape(-1, 3)
    TH = np.arctan2(V[:, 1], V[:, 0])
    RR = np.hypot(V[:, 0], V[:, 1])
    sd = (len(name) * 1.7 + n * 0.13) % 6
    wob = (
        0.00085 * np.sin(3 * TH + sd + 4.2 * RR)
        + 0.0006 * np.sin(5 * TH - 2 * sd + 9 * V[:, 2] + 3 * RR)
        + 0.0005 * np.sin(2 * TH + 11 * RR + sd)
    )
    fall = np.clip(RR / 0.15, 0, 1)
    V[:, 2] += wob * fall * np.clip(RR / R, 0, 1)
    V[:, 0] *= 1 + wob * fall * 0.9
    V[:, 1] *= 1 + wob * fall * 0.9
    j = np.arange(n - 1)[:, None]
    i = np.arange(seg)[None, :]
    i2 = (i + 1) % seg
    F = np.stack([j * seg + i + 0 * j, j * seg + i2, (j + 1) * seg + i2, (j + 1) * seg + i], -1).reshape(-1, 4)
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(V))
    me.vertices.foreach_set('co', V.ravel())
    me.loops.add(F.size)
    me.loops.foreach_set('vertex_index', F.ravel().astype(np.int32))
    me.polygons.add(len(F))
    me.polygons.foreach_set('loop_start', np.arange(0, F.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(F), 4, np.int32))
    uvd = np.array(uv1)
    jj = np.repeat(np.arange(n - 1), seg)
    ii = np.tile(np.arange(seg), n - 1)

    def disc_uv(jv, iv):
        a = iv / seg * 2 * PI
        return np.stack([0.5 + 0.5 * uvd[jv] * np.cos(a), 0.5 + 0.5 * uvd[jv] * np.sin(a)], -1)

    def band_uv(jv, iv):
        return np.stack([iv / seg, vb[jv]], -1)

    D = np.stack([disc_uv(jj, ii), disc_uv(jj, ii + 1), disc_uv(jj + 1, ii + 1), disc_uv(jj + 1, ii)], 1)
    B = np.stack([band_uv(jj, ii), band_uv(jj, ii + 1), band_uv(jj + 1, ii + 1), band_uv(jj + 1, ii)], 1)
    me.uv_layers.new(name='disc').data.foreach_set('uv', D.ravel())
    me.uv_layers.new(name='band').data.foreach_set('uv', B.ravel())
    zs = list(dict.fromkeys(order))
    for z in zs:
        me.materials.append(mats[z])
    # the rim's glaze reaches a millimetre over the edge: seen from the front, the edge alone is thinner than a pixel
    inner = len(Z['in']) - 2 if 'lip' in Z else None
    me.polygons.foreach_set(
        'material_index', np.array([zs.index('lip' if a == inner else zone[a]) for a in jj], np.int32)
    )
    me.polygons.foreach_set('use_smooth', np.ones(len(F), bool))
    me.update(calc_edges=True)
    me.validate()
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    return o


def grid_mesh(name, rings, mat, closed=False):
    """a surface through rings; `closed`: its first and its last ring are one point each"""
    n = len(rings)
    m = len(rings[0])
    V = np.vstack(rings)
    F = []
    UV = []
    for a in range(n - 1):
        for b in range(m):
            c = (b + 1) % m
            F.append((a * m + b, (a + 1) * m + b, (a + 1) * m + c, a * m + c))
            UV.append(
                (
                    (b) / m,
                    a / (n - 1),
                    b / m,
                    (a + 1) / (n - 1),
                    (b + 1) / m,
                    (a + 1) / (n - 1),
                    (b + 1) / m,
                    a / (n - 1),
                )
            )
    me = bpy.data.meshes.new(name)
    me.from_pydata(V.tolist(), [], F)
    me.uv_layers.new(name='band').data.foreach_set('uv', np.array(UV).ravel())
    me.materials.append(mat)
    me.polygons.foreach_set('use_smooth', np.ones(len(F), bool))
    me.update()
    bm = bmesh.new()
    bm.from_mesh(me)
    if closed:
        bm.verts.ensure_lookup_table()
        for end in (range(m), range(len(bm.verts) - m, len(bm.verts))):
            at = sum((bm.verts[i].co for i in end), Vector()) / m
            for i in end:
                bm.verts[i].co = at
        bmesh.ops.remove_doubles(bm, verts=[*bm.verts[:m], *bm.verts[-m:]], dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    return o


def sweep(
    name, curve, wa, wb, rfun, mat, m=40, start=True, end=True, flare=1.9, gap=0.09, square=2.0, tip=None, trim='gold'
):
    """curve: Nx2 (x,z), already starting/ending AT the body wall; wa/wb: half widths (y / in-plane) as f(t)."""
    C = resample(curve, 120)
    d = arclen(C)
    L = d[-1]
    s0 = gap if start else 0
    s1 = L - (gap if end else 0)
    s = np.linspace(s0, s1, 90)
    x = np.interp(s, d, C[:, 0])
    z = np.interp(s, d, C[:, 1])
    P = np.stack([x, z], 1)
    T = np.gradient(P, axis=0)
    T /= np.hypot(T[:, 0], T[:, 1])[:, None]
    psi = np.linspace(0, 2 * PI, m, endpoint=False)
    cs = np.sign(np.cos(psi)) * abs(np.cos(psi)) ** (2 / square)
    sn = np.sign(np.sin(psi)) * abs(np.sin(psi)) ** (2 / square)
    rings = []
    for k in range(len(s)):
        t = (s[k]) / L
        N = np.array([-T[k, 1], T[k, 0]])
        A, B = wa(t), wb(t)
        rings.append(np.stack([P[k, 0] + N[0] * B * sn, A * cs, P[k, 1] + N[1] * B * sn], 1))
    if tip:
        for k in range(len(rings)):
            u = max(0, (k / (len(rings) - 1) - 0.72) / 0.28) ** 1.5 * 0.62
            c0 = rings[k].mean(0)
            rings[k][:, 2] = c0[2] + (rings[k][:, 2] - c0[2]) * (1 - u)

    def onsurf(zc, a, b, sg):
        y = a * np.cos(psi)
        zz = zc + sg * b * np.sin(psi)
        r = np.array([rfun(q) for q in zz])
        ph = np.arcsin(np.clip(y / r, -0.95, 0.95))
        return np.stack([r * np.cos(ph), y, zz], 1)

    def fillet(ring, Tdir, zc, a, b, sg, K=14):
        Pw = onsurf(zc, a, b, sg)
        Pw2 = onsurf(zc, a * 1.12, b * 1.12, sg)
        t1 = Pw2 - Pw
        t1 /= np.linalg.norm(t1, axis=1)[:, None]
        L0 = np.linalg.norm(Pw - ring, axis=1)[:, None] * 1.25
        T0_ = np.array([Tdir[0], 0, Tdir[1]])[None, :]
        out = []
        for u in np.linspace(0, 1, K)[1:]:
            h00 = 2 * u**3 - 3 * u * u + 1
            h10 = u**3 - 2 * u * u + u
            h01 = -2 * u**3 + 3 * u * u
            h11 = u**3 - u * u
            out.append(h00 * ring + h10 * L0 * T0_ + h01 * Pw + h11 * L0 * t1)
        out.append(onsurf(zc, a * 1.10, b * 1.10, sg) - np.array([0.004, 0, 0]))
        return out

    pre = []
    post = []
    if start:
        pre = fillet(rings[0], -T[0], C[0, 1], wa(0) * flare, wb(0) * flare, 1)[::-1]
    if end:
        post = fillet(rings[-1], T[-1], C[-1, 1], wa(1) * flare, wb(1) * flare, -1)
    if tip:  # rounded open lip (spout)
        r = rings[-1]
        c = r.mean(0)
        Td = np.array([T[-1, 0], 0, T[-1, 1]])
        for k in range(1, 8):
            a = k / 7 * PI
            w = 0.022
            post.append(
                c + (r - c) * (1 - (1 - math.cos(a)) * w / np.linalg.norm(r[0] - c) / 1.0) + Td * math.sin(a) * w * 0.9
            )
        inner = post[-1]
        ci = inner.mean(0)
        for k in range(1, 8):
            post.append(inner - Td * 0.05 * k)
    o = grid_mesh(name, pre + rings + post, mat)
    if tip:
        o.data.materials.append(trimmat(trim))
        k0 = len(pre) + len(rings) - 2
        for f in o.data.polygons:
            if k0 <= f.index // m < k0 + 6:
                f.material_index = 1
    return o


# ---------------------------------------------------------------- materials
def N(nt, t, **k):
    n = nt.nodes.new(t)
    for a, b in k.items():
        if a in n.inputs.keys():
            n.inputs[a].default_value = b
        else:
            setattr(n, a, b)
    return n


IM = {}


def img(name, cs):
    p = TEXTURES + name + '.png'
    if (p, cs) not in IM:
        i = bpy.data.images.load(p)
        i.colorspace_settings.name = cs
        IM[(p, cs)] = i
    return IM[(p, cs)]


def glaze_bump(nt, strength=0.02, scale=3.2):
    tc = N(nt, 'ShaderNodeTexCoord')
    no = N(nt, 'ShaderNodeTexNoise', Scale=scale, Detail=1.0, Roughness=0.4)
    nt.links.new(tc.outputs['Object'], no.inputs['Vector'])
    b = N(nt, 'ShaderNodeBump', Strength=strength, Distance=0.1)
    nt.links.new(no.outputs['Fac'], b.inputs['Height'])
    return b, tc


WHITE = (0.872, 0.878, 0.890, 1)


def principled(nt, col=WHITE, rough=0.07, metal=0, sss=0.0):
    p = N(nt, 'ShaderNodeBsdfPrincipled')
    I = p.inputs
    I['Base Color'].default_value = col
    I['Roughness'].default_value = rough
    I['Metallic'].default_value = metal
    I['Specular'].default_value = 0.5
    if sss:
        I['Subsurface'].default_value = sss
        I['Subsurface Color'].default_value = (0.9, 0.80, 0.68, 1)
        I['Subsurface Radius'].default_value = (0.03, 0.022, 0.015)
    return p


MC = {}
RELIEF = [0]
GOLD = (1.0, 0.70, 0.32, 1)


def gold(
    nt, bump=None, art=False
):  # painted gold keeps a little diffuse body: readable at every angle, edges stay sharp through the denoiser
    g = principled(nt, GOLD, 0.30 if art else 0.24, 0.74 if art else 1.0)
    if bump:
        nt.links.new(bump.outputs[0], g.inputs['Normal'])
    return g


def porcelain(tex=None, uv='disc', sss=0.0, clip=False, col=None, rough=0.06, raise_=0.5):
    key = ('p', tex, uv, sss, clip, tuple(col or ()), rough)
    if key in MC:
        return MC[key]
    m = bpy.data.materials.new('porcelain')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = N(nt, 'ShaderNodeOutputMaterial')
    p = principled(nt, tuple(col) + (1,) if col else WHITE, rough, 0, sss)
    if not tex:
        nt.links.new(p.outputs[0], out.inputs[0])
        MC[key] = m
        return m
    u = N(nt, 'ShaderNodeUVMap', uv_map=uv)
    ic = N(
        nt,
        'ShaderNodeTexImage',
        image=img(tex + '_c', 'sRGB'),
        extension='REPEAT' if uv == 'band' else 'EXTEND',
        interpolation='Linear',
    )
    metal = os.path.exists(TEXTURES + tex + '_g.png')
    ig = (
        N(nt, 'ShaderNodeTexImage', image=img(tex + '_g', 'Non-Color'), extension=ic.extension, interpolation='Linear')
        if metal
        else None
    )
    for i in (ic, ig):
        if i:
            nt.links.new(u.outputs[0], i.inputs[0])
    wm = N(nt, 'ShaderNodeMixRGB', blend_type='MULTIPLY')
    wm.inputs[0].default_value = 1
    wm.inputs[2].default_value = (0.938, 0.944, 0.957, 1) if not col else tuple(col) + (1,)
    nt.links.new(ic.outputs[0], wm.inputs[1])
    nt.links.new(wm.outputs[0], p.inputs['Base Color'])
    b2 = None
    if RELIEF[0]:  # close-ups only: enamel + gold stand proud of the glaze
        bw = N(nt, 'ShaderNodeRGBToBW')
        nt.links.new(ic.outputs[0], bw.inputs[0])
        mk = N(nt, 'ShaderNodeMapRange')
        mk.inputs[1].default_value = 0.80
        mk.inputs[2].default_value = 0.45
        nt.links.new(bw.outputs[0], mk.inputs[0])
        ad = N(nt, 'ShaderNodeMath', operation='ADD')
        nt.links.new(mk.outputs[0], ad.inputs[0])
        ad.inputs[1].default_value = 0
        if ig:
            nt.links.new(ig.outputs[0], ad.inputs[1])
        b2 = N(nt, 'ShaderNodeBump', Strength=raise_, Distance=0.0025)
        nt.links.new(ad.outputs[0], b2.inputs['Height'])
        nt.links.new(b2.outputs[0], p.inputs['Normal'])
    if not metal:
        nt.links.new(p.outputs[0], out.inputs[0])
        MC[key] = m
        return m
    g = gold(nt, b2, True)
    ms = N(nt, 'ShaderNodeMixShader')
    nt.links.new(ig.outputs[0], ms.inputs[0])
    nt.links.new(p.outputs[0], ms.inputs[1])
    nt.links.new(g.outputs[0], ms.inputs[2])
    nt.links.new(ms.outputs[0], out.inputs[0])
    MC[key] = m
    return m


def goldmat():
    if 'g' in MC:
        return MC['g']
    m = bpy.data.materials.new('gold')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = N(nt, 'ShaderNodeOutputMaterial')
    g = gold(nt)
    nt.links.new(g.outputs[0], out.inputs[0])
    MC['g'] = m
    return m


def bisque():
    m = bpy.data.materials.new('bisque')
    m.use_nodes = True
    p = m.node_tree.nodes['Principled BSDF']
    p.inputs['Base Color'].default_value = (0.72, 0.68, 0.62, 1)
    p.inputs['Roughness'].default_value = 0.8
    return m


GLAZE = {
    'cobalt': (0.010, 0.030, 0.27),
    'faience': (0.004, 0.105, 0.150),
    'desert': (0.52, 0.085, 0.022),
    'ink': (0.0065, 0.0062, 0.0085),
    'malachite': (0.005, 0.078, 0.045),
}


def trimmat(t):
    return goldmat() if t == 'gold' else porcelain(col=GLAZE[t]) if t in GLAZE else porcelain()


def darker_at_a_slant(nt, p):
    """Less of the light below the glaze leaves it at a slant: a white handle has an outline before a white ground."""
    f = N(nt, 'ShaderNodeFresnel', IOR=1.5)
    left = N(nt, 'ShaderNodeMapRange')
    left.inputs[1].default_value = 0.04
    left.inputs[2].default_value = 1.0
    left.inputs[3].default_value = 1.0
    left.inputs[4].default_value = 0.0
    nt.links.new(f.outputs[0], left.inputs[0])
    mu = N(nt, 'ShaderNodeMixRGB', blend_type='MULTIPLY')
    mu.inputs[0].default_value = 1
    mu.inputs[1].default_value = p.inputs['Base Color'].default_value
    nt.links.new(left.outputs[0], mu.inputs[2])
    nt.links.new(mu.outputs[0], p.inputs['Base Color'])


def spout_white():
    if 'spout' not in MC:
        m = bpy.data.materials.new('spout')
        m.use_nodes = True
        m.node_tree.nodes.clear()
        p = principled(m.node_tree, WHITE, 0.06)
        darker_at_a_slant(m.node_tree, p)
        m.node_tree.links.new(p.outputs[0], N(m.node_tree, 'ShaderNodeOutputMaterial').inputs[0])
        MC['spout'] = m
    return MC['spout']


def stripe_handle(trim='gold', body=None):
    if ('sh', trim, body) in MC:
        return MC[('sh', trim, body)]
    m = bpy.data.materials.new('handle')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = N(nt, 'ShaderNodeOutputMaterial')
    p = principled(nt, tuple(GLAZE[body]) + (1,) if body else WHITE, 0.06)
    if not body:
        darker_at_a_slant(nt, p)
    u = N(nt, 'ShaderNodeUVMap', uv_map='band')
    sx = N(nt, 'ShaderNodeSeparateXYZ')
    nt.links.new(u.outputs[0], sx.inputs[0])
    d = N(nt, 'ShaderNodeMath', operation='SUBTRACT')
    nt.links.new(sx.outputs[0], d.inputs[0])
    d.inputs[1].default_value = 0.25
    ab = N(nt, 'ShaderNodeMath', operation='ABSOLUTE')
    nt.links.new(d.outputs[0], ab.inputs[0])
    lt = N(nt, 'ShaderNodeMapRange')
    lt.inputs[1].default_value = 0.066
    lt.inputs[2].default_value = 0.056
    nt.links.new(ab.outputs[0], lt.inputs[0])
    # fade the line out at both ends
    d2 = N(nt, 'ShaderNodeMath', operation='SUBTRACT')
    nt.links.new(sx.outputs[1], d2.inputs[0])
    d2.inputs[1].default_value = 0.5
    a2 = N(nt, 'ShaderNodeMath', operation='ABSOLUTE')
    nt.links.new(d2.outputs[0], a2.inputs[0])
    l2 = N(nt, 'ShaderNodeMapRange')
    l2.inputs[1].default_value = 0.402
    l2.inputs[2].default_value = 0.398
    nt.links.new(a2.outputs[0], l2.inputs[0])
    mu = N(nt, 'ShaderNodeMath', operation='MULTIPLY')
    nt.links.new(lt.outputs[0], mu.inputs[0])
    nt.links.new(l2.outputs[0], mu.inputs[1])
    g = gold(nt) if trim == 'gold' else principled(nt, tuple(GLAZE[trim]) + (1,), 0.06)
    ms = N(nt, 'ShaderNodeMixShader')
    nt.links.new(mu.outputs[0], ms.inputs[0])
    nt.links.new(p.outputs[0], ms.inputs[1])
    nt.links.new(g.outputs[0], ms.inputs[2])
    nt.links.new(ms.outputs[0], out.inputs[0])
    MC[('sh', trim, body)] = m
    return m


def simple(col, rough=0.6, spec=0.3, bumpfn=None):
    m = bpy.data.materials.new('s')
    m.use_nodes = True
    nt = m.node_tree
    p = nt.nodes['Principled BSDF']
    p.inputs['Base Color'].default_value = tuple(col) + (1,)
    p.inputs['Roughness'].default_value = rough
    p.inputs['Specular'].default_value = spec
    if bumpfn:
        bumpfn(nt, p)
    return m


def bumpy(nt, p, scale, height, node='ShaderNodeTexNoise'):
    """an uneven surface: grain of the size 1 / scale, as high as `height`"""
    tc = N(nt, 'ShaderNodeTexCoord')
    no = N(nt, node, Scale=scale)
    nt.links.new(tc.outputs['Object'], no.inputs['Vector'])
    b = N(nt, 'ShaderNodeBump', Strength=1.0, Distance=height)
    nt.links.new(no.outputs[0], b.inputs['Height'])
    nt.links.new(b.outputs[0], p.inputs['Normal'])


def mottled(dark, light, scale, rough=0.6, height=0.0, stretch=(1, 1, 1), lo=0.38, hi=0.64, spec=0.3):
    """a material whose colour runs between two, in spots of the size 1 / scale"""

    def f(nt, p):
        tc = N(nt, 'ShaderNodeTexCoord')
        mp = N(nt, 'ShaderNodeMapping')
        mp.inputs['Scale'].default_value = stretch
        no = N(nt, 'ShaderNodeTexNoise', Scale=scale, Detail=5.0, Roughness=0.62)
        nt.links.new(tc.outputs['Object'], mp.inputs[0])
        nt.links.new(mp.outputs[0], no.inputs['Vector'])
        mr = N(nt, 'ShaderNodeMapRange')
        mr.inputs[1].default_value = lo
        mr.inputs[2].default_value = hi
        nt.links.new(no.outputs['Fac'], mr.inputs[0])
        mx = N(nt, 'ShaderNodeMixRGB')
        mx.inputs[1].default_value = tuple(dark) + (1,)
        mx.inputs[2].default_value = tuple(light) + (1,)
        nt.links.new(mr.outputs[0], mx.inputs[0])
        nt.links.new(mx.outputs[0], p.inputs['Base Color'])
        if height:
            b = N(nt, 'ShaderNodeBump', Strength=1.0, Distance=height)
            nt.links.new(no.outputs['Fac'], b.inputs['Height'])
            nt.links.new(b.outputs[0], p.inputs['Normal'])

    return simple(light, rough, spec, f)


def marble(nt, p):
    tc = N(nt, 'ShaderNodeTexCoord')
    warp = N(nt, 'ShaderNodeTexNoise', Scale=0.5, Detail=4.0, Roughness=0.6)
    nt.links.new(tc.outputs['Object'], warp.inputs['Vector'])
    ad = N(nt, 'ShaderNodeMixRGB', blend_type='ADD')
    ad.inputs[0].default_value = 1.4
    nt.links.new(tc.outputs['Object'], ad.inputs[1])
    nt.links.new(warp.outputs['Color'], ad.inputs[2])
    no = N(nt, 'ShaderNodeTexNoise', Scale=0.42, Detail=3.0, Roughness=0.55)
    nt.links.new(ad.outputs[0], no.inputs['Vector'])
    cr_ = N(nt, 'ShaderNodeValToRGB')
    e = cr_.color_ramp.elements
    while len(e) < 5:
        e.new(0.5)
    for q, (t, c) in zip(e, ((0.30, 0.78), (0.475, 0.70), (0.50, 0.47), (0.525, 0.71), (0.72, 0.80))):
        q.position = t
        q.color = (c, c * 1.005, c * 1.02, 1)
    nt.links.new(no.outputs['Fac'], cr_.inputs[0])
    nt.links.new(cr_.outputs[0], p.inputs['Base Color'])


def wood(board=None):
    """wood whose grain runs along x, in boards of a width if one is given"""

    def f(nt, p):
        link = nt.links.new
        tc = N(nt, 'ShaderNodeTexCoord')
        at = tc.outputs['Object']
        number = None
        if board:
            sx = N(nt, 'ShaderNodeSeparateXYZ')
            link(at, sx.inputs[0])
            across = N(nt, 'ShaderNodeMath', operation='MULTIPLY_ADD')
            across.inputs[1].default_value, across.inputs[2].default_value = 1 / board, 0.37
            link(sx.outputs[1], across.inputs[0])
            number = N(nt, 'ShaderNodeMath', operation='FLOOR')
            link(across.outputs[0], number.inputs[0])
            move = N(nt, 'ShaderNodeVectorMath', operation='SCALE')
            move.inputs[0].default_value = (11.3, 0.0, 4.7)
            link(number.outputs[0], move.inputs['Scale'])
            ad = N(nt, 'ShaderNodeVectorMath', operation='ADD')
            link(at, ad.inputs[0])
            link(move.outputs[0], ad.inputs[1])
            at = ad.outputs[0]

        def noise(stretch, scale, detail):
            mp = N(nt, 'ShaderNodeMapping')
            mp.inputs['Scale'].default_value = stretch
            link(at, mp.inputs[0])
            no = N(nt, 'ShaderNodeTexNoise', Scale=scale, Detail=detail, Roughness=0.62)
            link(mp.outputs[0], no.inputs['Vector'])
            return no.outputs['Fac']

        def between(value, lo, hi, low, high):
            mr = N(nt, 'ShaderNodeMapRange')
            for i, v in enumerate((lo, hi, low, high)):
                mr.inputs[i + 1].default_value = v
            link(value, mr.inputs[0])
            return mr.outputs[0]

        def times(a, b):
            mu = N(nt, 'ShaderNodeMath', operation='MULTIPLY')
            link(a, mu.inputs[0])
            link(b, mu.inputs[1])
            return mu.outputs[0]

        rings = noise((0.35, 6, 6), 2.4, 5.0)
        fibre = noise((0.9, 42, 42), 2.4, 2.0)
        mx = N(nt, 'ShaderNodeMixRGB')
        mx.inputs[1].default_value, mx.inputs[2].default_value = (0.105, 0.049, 0.021, 1), (0.255, 0.140, 0.070, 1)
        link(between(rings, 0.32, 0.68, 0, 1), mx.inputs[0])
        shade = between(fibre, 0.30, 0.70, 0.74, 1.14)
        if board:
            wn = N(nt, 'ShaderNodeTexWhiteNoise', noise_dimensions='1D')
            link(number.outputs[0], wn.inputs['W'])
            shade = times(shade, between(wn.outputs['Value'], 0, 1, 0.84, 1.12))
            fr = N(nt, 'ShaderNodeMath', operation='FRACT')
            link(across.outputs[0], fr.inputs[0])
            shade = times(shade, between(fr.outputs[0], 0.0, 0.010, 0.25, 1))
            shade = times(shade, between(fr.outputs[0], 1.0, 0.996, 0.45, 1))
        mc = N(nt, 'ShaderNodeMixRGB', blend_type='MULTIPLY')
        mc.inputs[0].default_value = 1
        link(mx.outputs[0], mc.inputs[1])
        link(shade, mc.inputs[2])
        link(mc.outputs[0], p.inputs['Base Color'])
        b = N(nt, 'ShaderNodeBump', Strength=0.6, Distance=0.004)
        link(fibre, b.inputs['Height'])
        link(b.outputs[0], p.inputs['Normal'])

    return simple((0.2, 0.1, 0.05), 0.46, 0.3, f)


def tea_old():  # amber: dark in the middle, lighter where the liquid gets thin at the wall
    def f(nt, p):
        u = N(nt, 'ShaderNodeUVMap', uv_map='band')
        sx = N(nt, 'ShaderNodeSeparateXYZ')
        nt.links.new(u.outputs[0], sx.inputs[0])
        mr = N(nt, 'ShaderNodeMapRange')
        mr.inputs[1].default_value = 0.22
        mr.inputs[2].default_value = 0.8
        nt.links.new(sx.outputs[1], mr.inputs[0])
        mx = N(nt, 'ShaderNodeMixRGB')
        mx.inputs[1].default_value = (0.085, 0.020, 0.002, 1)
        mx.inputs[2].default_value = (0.42, 0.15, 0.022, 1)
        nt.links.new(mr.outputs[0], mx.inputs[0])
        nt.links.new(mx.outputs[0], p.inputs['Base Color'])

    return simple((0.08, 0.02, 0.002), 0.03, 0.5, f)


def linen(col=(0.66, 0.595, 0.505), weave=0.72):
    """woven cloth; `weave`: how light it is between its threads"""

    def f(nt, p):
        tc = N(nt, 'ShaderNodeTexCoord')
        no = N(nt, 'ShaderNodeTexNoise', Scale=5.0, Detail=3.0)
        nt.links.new(tc.outputs['Object'], no.inputs['Vector'])
        di = N(nt, 'ShaderNodeMixRGB', blend_type='ADD')
        di.inputs[0].default_value = 0.035
        nt.links.new(tc.outputs['Object'], di.inputs[1])
        nt.links.new(no.outputs['Color'], di.inputs[2])
        hs = []
        for ax in ('X', 'Y'):
            w = N(nt, 'ShaderNodeTexWave', bands_direction=ax, wave_profile='SIN')
            w.inputs['Scale'].default_value = 26
            w.inputs['Distortion'].default_value = 1.6
            w.inputs['Detail'].default_value = 2
            w.inputs['Detail Scale'].default_value = 1.2
            nt.links.new(di.outputs[0], w.inputs['Vector'])
            hs.append(w)
        # slub: stretched noise per direction
        sl = []
        for sc in ((1, 22, 1), (22, 1, 1)):
            mp = N(nt, 'ShaderNodeMapping')
            mp.inputs['Scale'].default_value = sc
            nt.links.new(tc.outputs['Object'], mp.inputs[0])
            n2 = N(nt, 'ShaderNodeTexNoise', Scale=2.2, Detail=4.0, Roughness=0.7)
            nt.links.new(mp.outputs[0], n2.inputs['Vector'])
            sl.append(n2)
        mxx = N(nt, 'ShaderNodeMath', operation='MAXIMUM')
        nt.links.new(hs[0].outputs['Fac'], mxx.inputs[0])
        nt.links.new(hs[1].outputs['Fac'], mxx.inputs[1])
        sm = N(nt, 'ShaderNodeMath', operation='ADD')
        nt.links.new(sl[0].outputs['Fac'], sm.inputs[0])
        nt.links.new(sl[1].outputs['Fac'], sm.inputs[1])
        rm = N(nt, 'ShaderNodeMapRange')
        rm.inputs[1].default_value = 0.6
        rm.inputs[2].default_value = 1.4
        rm.inputs[3].default_value = 0.74
        rm.inputs[4].default_value = 1.12
        nt.links.new(sm.outputs[0], rm.inputs[0])
        m2 = N(nt, 'ShaderNodeMapRange')
        m2.inputs[3].default_value = weave
        m2.inputs[4].default_value = 1.0
        nt.links.new(mxx.outputs[0], m2.inputs[0])
        mu = N(nt, 'ShaderNodeMath', operation='MULTIPLY')
        nt.links.new(rm.outputs[0], mu.inputs[0])
        nt.links.new(m2.outputs[0], mu.inputs[1])
        mc = N(nt, 'ShaderNodeMixRGB', blend_type='MULTIPLY')
        mc.inputs[0].default_value = 1
        mc.inputs[1].default_value = tuple(col) + (1,)
        nt.links.new(mu.outputs[0], mc.inputs[2])
        nt.links.new(mc.outputs[0], p.inputs['Base Color'])
        big = N(nt, 'ShaderNodeTexNoise', Scale=0.55, Detail=2.0, Roughness=0.5)
        nt.links.new(tc.outputs['Object'], big.inputs['Vector'])
        b0 = N(nt, 'ShaderNodeBump', Strength=0.35, Distance=0.5)
        nt.links.new(big.outputs['Fac'], b0.inputs['Height'])
        b = N(nt, 'ShaderNodeBump', Strength=0.8, Distance=0.012)
        nt.links.new(mu.outputs[0], b.inputs['Height'])
        nt.links.new(b0.outputs[0], b.inputs['Normal'])
        nt.links.new(b.outputs[0], p.inputs['Normal'])
        p.inputs['Sheen'].default_value = 0.3

    return simple(col, 0.85, 0.15, f)


# ---------------------------------------------------------------- pieces; each returns (list of objects, info)
def zones(p, tex_in=None, tex_out=None):
    body = p.get('body')
    g = lambda: porcelain(col=GLAZE[body]) if body else porcelain()
    # a black cup mirrors its saucer's pattern into its own figures: it is satin, not glossy
    satin = 0.30 if body and p['type'] == 'cup' else 0.06
    return {
        'in': porcelain(tex_in, 'disc') if tex_in else (porcelain() if p.get('white_in') else g()),
        'lip': trimmat(p.get('rim', 'gold')),
        'out': porcelain(tex_out, 'band', rough=satin) if tex_out else g(),
        'foot': bisque(),
    }


def plate(p):
    R = p.get('r', 1.35)
    k = R / 1.35
    h = p.get('h', 0.22)
    I = [
        (0.0005, 0.030),
        (0.45 * k, 0.030),
        (0.80 * k, 0.034),
        (0.875 * k, 0.046),
        (0.925 * k, 0.085),
        (0.965 * k, 0.118),
        (1.03 * k, 0.140),
        (1.2 * k, 0.14 + (h - 0.14) * 0.62),
        (R, h),
    ]
    Z = shell(I, 0.030, 0.045, 0.74 * k, 0.032, 0.035, 130)
    o = lathe('plate', Z, zones(p, p.get('tex')), 320)
    if not p.get('stamp'):
        return [o], Z
    r, z = 0.74 * k - 0.062, Z['foot'][-1, 1] - 0.004  # glazed and stamped inside the raw foot ring
    glaze = porcelain('stamp_cobalt_foot', 'disc')
    q = lathe('stamp', {'in': np.stack([np.linspace(0.0005, r, 40), np.full(40, z)], 1)}, {'in': glaze}, 192)
    q.parent = o
    return [o, q], Z


def bowl(p):
    R = p.get('r', 0.85)
    k = R / 0.85
    h = p.get('h', 0.52)
    I = [
        (0.0005, 0.03),
        (0.22 * k, 0.034),
        (0.42 * k, 0.075),
        (0.60 * k, 0.20 * h / 0.52),
        (0.74 * k, 0.36 * h / 0.52),
        (0.82 * k, 0.47 * h / 0.52),
        (R, h),
    ]
    Z = shell(I, 0.028, 0.055, 0.36 * k, 0.06, 0.045, 120)
    o = lathe(
        'bowl',
        Z,
        zones(p, p.get('tex'), p.get('tex_out')),
        320,
        disc='arc',
        bandspan=tuple(p.get('span', (0.22, 0.985))),
    )
    return [o], Z


def rout(Z):
    O = Z['out'][::-1]
    return lambda z: float(np.interp(z, O[:, 1], O[:, 0]))


def drinkmat(kind):
    tea = kind not in ('coffee', 'foam')

    def f(nt, p):
        u = N(nt, 'ShaderNodeUVMap', uv_map='band')
        sx = N(nt, 'ShaderNodeSeparateXYZ')
        nt.links.new(u.outputs[0], sx.inputs[0])
        cr_ = N(nt, 'ShaderNodeValToRGB')
        e = cr_.color_ramp.elements
        st = (
            [
                (0, (0.135, 0.0175, 0.0008)),
                (0.40, (0.175, 0.026, 0.0012)),
                (0.72, (0.40, 0.090, 0.005)),
                (1, (0.74, 0.30, 0.040)),
            ]
            if kind == 'tea'
            else (
                [
                    (0, (0.105, 0.0024, 0.0065)),
                    (0.50, (0.125, 0.0030, 0.0080)),
                    (0.76, (0.220, 0.0080, 0.0160)),
                    (0.92, (0.380, 0.024, 0.036)),
                    (1, (0.600, 0.120, 0.125)),
                ]
                if kind == 'hibiscus'
                else (
                    [
                        (0, (0.135, 0.066, 0.028)),
                        (0.40, (0.20, 0.105, 0.048)),
                        (0.70, (0.30, 0.17, 0.085)),
                        (1, (0.235, 0.125, 0.058)),
                    ]
                    if kind == 'foam'
                    else [
                        (0, (0.030, 0.0105, 0.0045)),
                        (0.50, (0.045, 0.016, 0.007)),
                        (0.66, (0.17, 0.075, 0.030)),
                        (0.84, (0.30, 0.155, 0.070)),
                        (1, (0.36, 0.20, 0.10)),
                    ]
                )
            )
        )
        while len(e) < len(st):
            e.new(0.5)
        for q, (t, c) in zip(e, st):
            q.position = t
            q.color = c + (1,)
        if not tea:
            tc = N(nt, 'ShaderNodeTexCoord')
            no = N(nt, 'ShaderNodeTexNoise', Scale=9.0, Detail=3.0)
            nt.links.new(tc.outputs['Object'], no.inputs['Vector'])
            ma = N(nt, 'ShaderNodeMath', operation='MULTIPLY_ADD')
            nt.links.new(no.outputs['Fac'], ma.inputs[0])
            ma.inputs[1].default_value = 0.42
            ma.inputs[2].default_value = -0.21
            ad = N(nt, 'ShaderNodeMath', operation='ADD')
            nt.links.new(sx.outputs[1], ad.inputs[0])
            nt.links.new(ma.outputs[0], ad.inputs[1])
            nt.links.new(ad.outputs[0], cr_.inputs[0])
        else:
            nt.links.new(sx.outputs[1], cr_.inputs[0])
        nt.links.new(cr_.outputs[0], p.inputs['Base Color'])
        if kind == 'foam':  # small bubbles
            bumpy(nt, p, 95.0, 0.004, 'ShaderNodeTexVoronoi')

    foam = kind == 'foam'
    return simple((0.08, 0.02, 0.002), 0.025 if tea else 0.5 if foam else 0.16, 0.28 if tea else 0.4, f)


CUPS = {
    'tea': dict(
        I=[
            (0.0005, 0.03),
            (0.14, 0.032),
            (0.225, 0.07),
            (0.30, 0.17),
            (0.355, 0.29),
            (0.395, 0.40),
            (0.42, 0.49),
            (0.44, 0.56),
        ],
        t=(0.020, 0.045),
        foot=(0.21, 0.045, 0.03),
    ),
    'coffee': dict(
        I=[
            (0.0005, 0.03),
            (0.09, 0.032),
            (0.165, 0.075),
            (0.218, 0.165),
            (0.245, 0.27),
            (0.258, 0.36),
            (0.272, 0.43),
            (0.298, 0.49),
        ],
        t=(0.020, 0.045),
        foot=(0.135, 0.045, 0.03),
    ),
    'mug': dict(
        I=[
            (0.0005, 0.045),
            (0.20, 0.046),
            (0.29, 0.056),
            (0.345, 0.085),
            (0.374, 0.14),
            (0.383, 0.24),
            (0.386, 0.45),
            (0.387, 0.68),
            (0.390, 0.84),
            (0.394, 0.918),
        ],
        t=(0.024, 0.036),
        foot=(0.30, 0.022, 0.03),
    ),
}


def cup(p):
    kind = p.get('kind', 'tea')
    c_ = CUPS[kind]
    Z = shell(c_['I'], *c_['t'], *c_['foot'], n=120)
    o = lathe(
        'cup',
        Z,
        zones(dict(p, white_in=True), p.get('tex_in'), p.get('tex')),
        288,
        disc='arc',
        bandspan=tuple(p.get('span', {'tea': (0.17, 0.985), 'coffee': (0.2, 0.985), 'mug': (0.075, 0.985)}[kind])),
    )
    obs = [o]
    rf = rout(Z)
    zt = Z['lip'][5][1]
    if p.get('handle', True):
        if kind == 'tea':
            a, b = zt - 0.115, zt - 0.405
            c = [
                (rf(a) - 0.004, a),
                (rf(a) + 0.10, a + 0.035),
                (rf(a) + 0.205, a + 0.005),
                (rf(a) + 0.235, a - 0.09),
                (rf(a) + 0.185, a - 0.19),
                (rf(b) + 0.12, b - 0.0),
                (rf(b) + 0.05, b - 0.012),
                (rf(b) - 0.004, b),
            ]
        elif kind == 'mug':
            a, b = zt - 0.165, zt - 0.745
            m = (a + b) / 2
            c = [
                (rf(a) - 0.004, a),
                (rf(a) + 0.11, a + 0.022),
                (rf(a) + 0.225, a - 0.035),
                (rf(a) + 0.272, a - 0.16),
                (rf(a) + 0.278, m),
                (rf(a) + 0.262, b + 0.15),
                (rf(b) + 0.205, b + 0.035),
                (rf(b) + 0.10, b - 0.018),
                (rf(b) - 0.004, b),
            ]
        else:
            a, b = zt - 0.105, zt - 0.335
            c = [
                (rf(a) - 0.004, a),
                (rf(a) + 0.075, a + 0.022),
                (rf(a) + 0.138, a - 0.012),
                (rf(a) + 0.142, a - 0.085),
                (rf(b) + 0.105, b + 0.045),
                (rf(b) + 0.045, b - 0.004),
                (rf(b) - 0.004, b),
            ]
        q = {'tea': 1, 'mug': 1.42, 'coffee': 0.72}[kind]
        wa = lambda t: q * (0.038 + 0.010 * math.cos(2 * PI * t))
        wb = lambda t: q * (0.021 + 0.004 * math.cos(2 * PI * t))
        obs.append(
            sweep(
                'handle',
                cr(c),
                wa,
                wb,
                rf,
                stripe_handle(p.get('rim', 'gold'), p.get('body')),
                flare=1.5 if kind == 'mug' else 1.75,
                gap=0.055,
            )
        )
    if p.get('drink'):
        zl = zt - p.get('level', 0.10 if kind != 'mug' else 0.15)  # below the lip
        ri = float(np.interp(zl, Z['in'][20:, 1], Z['in'][20:, 0]))
        th = np.linspace(0, 2 * PI, 96, endpoint=False)
        rr = [0.0005] + [ri * k for k in (0.35, 0.60, 0.75, 0.86, 0.93)] + [ri - 0.012, ri - 0.004, ri + 0.001]
        zz = [zl] * 6 + [zl + 0.0015, zl + 0.005, zl + 0.010]
        rings = [np.stack([r * np.cos(th), r * np.sin(th), np.full(96, z)], 1) for r, z in zip(rr, zz)]
        obs.append(grid_mesh('drink', rings, drinkmat(p['drink'])))
    for q in obs[1:]:
        q.parent = o
    return obs, Z


def saucer(p):
    R = p.get('r', 0.74)
    k = R / 0.74
    I = [
        (0.0005, 0.035),
        (0.20 * k, 0.035),
        (0.245 * k, 0.038),
        (0.275 * k, 0.052),
        (0.34 * k, 0.060),
        (0.52 * k, 0.095),
        (0.66 * k, 0.135),
        (R, 0.165),
    ]
    Z = shell(I, 0.024, 0.036, 0.36 * k, 0.026, 0.028, 110)
    o = lathe('saucer', Z, zones(p, p.get('tex')), 288)
    return [o], Z


def teapot(p):
    O = [(0.40, 0.0), (0.52, 0.10), (0.66, 0.30), (0.715, 0.52), (0.66, 0.76), (0.50, 0.93), (0.36, 1.0), (0.335, 1.03)]
    I = [
        (0.0005, 0.05),
        (0.3, 0.055),
        (0.5, 0.13),
        (0.63, 0.32),
        (0.68, 0.52),
        (0.63, 0.74),
        (0.47, 0.90),
        (0.33, 0.965),
        (0.315, 1.0),
    ]
    Z = shell(I, 0.028, 0.04, 0.42, 0.045, 0.04, 140)
    o = lathe('teapot', Z, zones(p, None, p.get('tex')), 320, bandspan=tuple(p.get('span', (0.1, 1.0))))
    obs = [o]
    rf0 = Z['out'][::-1]
    rf = lambda z: float(np.interp(z, rf0[:, 1], rf0[:, 0]))
    zt = Z['lip'][5][1]
    # spout (+x), handle (-x)
    b = 0.40
    c = [
        (rf(b) - 0.005, b),
        (rf(b) + 0.16, b + 0.06),
        (rf(b) + 0.30, b + 0.24),
        (rf(b) + 0.37, b + 0.44),
        (rf(b) + 0.50, b + 0.585),
    ]
    w = lambda t: 0.098 * (1 - t) ** 1.25 + 0.066
    sp = sweep(
        'spout',
        cr(c),
        w,
        lambda t: w(t) * 1.12,
        rf,
        spout_white(),
        m=64,
        end=False,
        flare=1.25,
        gap=0.10,
        tip=True,
        trim=p.get('rim', 'gold'),
    )
    obs.append(sp)
    a, b = 0.82, 0.30
    c = [
        (rf(a) - 0.004, a),
        (rf(a) + 0.16, a + 0.10),
        (rf(a) + 0.36, a + 0.08),
        (rf(a) + 0.45, a - 0.10),
        (rf(a) + 0.40, a - 0.30),
        (rf(b) + 0.20, b + 0.045),
        (rf(b) + 0.08, b - 0.01),
        (rf(b) - 0.004, b),
    ]
    wa = lambda t: 0.062 + 0.014 * math.cos(2 * PI * t)
    wb = lambda t: 0.036 + 0.006 * math.cos(2 * PI * t)
    h = sweep('handle', cr(c), wa, wb, rf, stripe_handle(p.get('rim', 'gold'), p.get('body')), flare=1.7, gap=0.08)
    h.rotation_euler[2] = PI
    obs.append(h)
    # gold ring at spout tip
    L = [(0.0005, 0.17), (0.10, 0.165), (0.22, 0.125), (0.29, 0.075), (0.318, 0.03)]
    Lz = {
        'in': np.array(
            smooth(
                resample(
                    cr(
                        [
                            (0.0005, 0.262),
                            (0.035, 0.262),
                            (0.062, 0.245),
                            (0.072, 0.215),
                            (0.060, 0.185),
                            (0.040, 0.165),
                            (0.050, 0.148),
                            (0.10, 0.138),
                            (0.20, 0.105),
                            (0.275, 0.055),
                            (0.318, 0.018),
                        ]
                    ),
                    120,
                ),
                2,
            )
        )
    }
    e = Lz['in'][-1]
    Lz['lip'] = np.array(
        [(e[0] + 0.010 * math.cos(t), e[1] - 0.010 + 0.010 * math.sin(t)) for t in np.linspace(PI / 2.4, -PI / 2, 8)]
    )
    Lz['out'] = np.array([(0.30, e[1] - 0.02), (0.2, e[1] - 0.02), (0.001, e[1] - 0.02)])
    lid = lathe(
        'lid',
        Lz,
        {
            'in': porcelain(p.get('tex_lid'), 'disc') if p.get('tex_lid') else porcelain(),
            'lip': trimmat(p.get('rim', 'gold')),
            'out': porcelain(),
        },
        256,
        disc='arc',
    )
    lid.location[2] = zt - 0.004
    obs.append(lid)
    kn = lathe(
        'knobgold',
        {
            'in': smooth(resample(cr([(0.0005, 0.266), (0.036, 0.2655), (0.058, 0.252)]), 20), 1),
            'lip': np.array([(0.0585, 0.2515)]),
            'out': np.array([(0.059, 0.251)]),
        },
        {z: trimmat(p.get('rim', 'gold')) for z in ('in', 'lip', 'out')},
        128,
    )
    kn.location[2] = zt - 0.004
    obs.append(kn)
    for q in obs[1:]:
        q.parent = o
    return obs, Z


# ---- props and extras: each returns ([objects], None)
def mesh_obj(name, V, F, mat, smooth=False):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in V], [], F)
    me.materials.append(mat)
    me.polygons.foreach_set('use_smooth', np.full(len(F), smooth))
    me.update()
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    return o


def box_mesh(name, sx, sy, sz, mat, bev=0.02, z0=0, seg=3):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(sx, sy, sz), verts=bm.verts)
    bmesh.ops.translate(bm, vec=(0, 0, sz / 2 + z0), verts=bm.verts)
    if bev:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bev, segments=seg, profile=0.5, affect='EDGES')
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(40)
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    return o


def paper(col, rough=0.55):
    return simple(col, rough, 0.3)


def giftbox(p):
    """open rigid tray w x d x h (walls .06), pale lining, lapis outside with a gold line"""
    w, d, h, t = p.get('w', 3.6), p.get('d', 2.4), p.get('h', 0.62), 0.05
    ext = paper((0.010, 0.020, 0.115))
    lin = paper((0.62, 0.68, 0.80), 0.7)
    o = bpy.data.objects.new('giftbox', None)
    bpy.context.collection.objects.link(o)
    obs = [o]
    fl = box_mesh('floor', w - 2 * t, d - 2 * t, 0.16, lin, 0.01)
    obs.append(fl)
    for sx, sy, x, y in (
        (w, t, 0, -d / 2 + t / 2),
        (w, t, 0, d / 2 - t / 2),
        (t, d - 2 * t, -w / 2 + t / 2, 0),
        (t, d - 2 * t, w / 2 - t / 2, 0),
    ):
        q = box_mesh('wall', sx, sy, h, ext, 0.008)
        q.location = (x, y, 0)
        obs.append(q)
        q = box_mesh(
            'lining',
            max(sx - 2 * t, 0.012) if sx > 1 else 0.012,
            max(sy - 2 * t, 0.012) if sy > 1 else 0.012,
            h - 0.16 - 0.04,
            lin,
            0,
            0.16,
        )
        q.location = (
            x * (1 - (t * 1.3) / max(abs(x), 0.01)) if abs(x) > 0.1 else 0,
            y * (1 - (t * 1.3) / max(abs(y), 0.01)) if abs(y) > 0.1 else 0,
            0,
        )
        obs.append(q)
    for z in (h * 0.80,):  # gold line round the outside
        for sx, sy, x, y in ((w + 0.004, 0.006, 0, -d / 2), (0.006, d, w / 2, 0), (0.006, d, -w / 2, 0)):
            q = box_mesh('gl', sx, sy, 0.022, goldmat(), 0, z)
            q.location = (x, y, 0)
            obs.append(q)
    for q in obs[1:]:
        q.parent = o
    return obs, None


def boxlid(p):
    """lid lying face up next to / leaning on the tray"""
    w, d, h, t = p.get('w', 3.66), p.get('d', 2.46), 0.40, 0.05
    ext = paper((0.010, 0.020, 0.115))
    o = bpy.data.objects.new('boxlid', None)
    bpy.context.collection.objects.link(o)
    obs = [o]
    q = box_mesh('top', w, d, t, ext, 0.01, h - t)
    obs.append(q)
    for sx, sy, x, y in (
        (w, t, 0, -d / 2 + t / 2),
        (w, t, 0, d / 2 - t / 2),
        (t, d - 2 * t, -w / 2 + t / 2, 0),
        (t, d - 2 * t, w / 2 - t / 2, 0),
    ):
        q = box_mesh('wall', sx, sy, h - 0.01, ext, 0.008)
        q.location = (x, y, 0)
        obs.append(q)
    for q in obs[1:]:
        q.parent = o
    return obs, None


def wire(points, width, parent, mat):
    """a round wire through points (x, y, z)"""
    cu = bpy.data.curves.new('wire', 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = width
    cu.bevel_resolution = 6
    cu.use_fill_caps = True
    sp = cu.splines.new('POLY')
    sp.points.add(len(points) - 1)
    for a, q in zip(sp.points, points):
        a.co = (*q, 1)
    ob = bpy.data.objects.new('wire', cu)
    bpy.context.collection.objects.link(ob)
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    me.materials.clear()
    me.materials.append(mat)
    me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool))
    q = bpy.data.objects.new('wire', me)
    bpy.context.collection.objects.link(q)
    q.parent = parent
    return q


def easel(p):
    """a brass stand that carries a plate of radius r and height h, tilted by `stand`, `z0` above the floor: two hooks, four feet"""
    r, h, t, z0 = p['r'], p['h'], math.radians(p['stand']), p['z0']
    k = r / 1.35
    o = bpy.data.objects.new('easel', None)
    bpy.context.collection.objects.link(o)
    obs = [o]
    m = goldmat()
    low = -r * math.sin(t) + h * math.cos(t)  # lowest point of the plate, which stands at z0

    def world(x, y, z):  # from the plate's own coordinates (y up its face, z out of its face)
        return (x, y * math.cos(t) - z * math.sin(t), z0 - low + y * math.sin(t) + z * math.cos(t))

    w = 0.026 * k
    for s in (-1, 1):
        x = s * 0.56 * k
        rim = -math.sqrt(r * r - x * x) - w * 1.05
        back = [(0.42 * r, -w * 1.1), (0.0, -w * 1.1), (rim + 0.04 * k, -w * 1.1), (rim, 0.03 * k)]
        front = [(rim, h * 0.5), (rim, h + 0.02 * k), (rim + 0.03 * k, h + 0.06 * k), (rim + 0.15 * k, h + 0.085 * k)]
        obs.append(wire([world(x, *q) for q in cr(back + front, 8)], w, o, m))
        tip = world(x, *front[-1])
        knob = blob('knob', w * 1.55, w * 1.55, w * 1.55, m, 0, 0, (24, 14))
        knob.location = tip
        knob.parent = o
        obs.append(knob)
        q = world(x, rim, h * 0.75)
        foot = (q[0] * 1.06, q[1] - 0.05 * k, w)
        obs.append(
            wire([q, (q[0] * 1.02, q[1] - 0.015 * k, q[2] * 0.5), foot, (foot[0], foot[1] - 0.06 * k, w)], w, o, m)
        )
        top = world(x, *back[0])
        obs.append(wire([top, (top[0] * 1.1, top[1] + 0.62 * k, w)], w, o, m))
    for y in (rim + 0.12 * k, 0.42 * r):
        obs.append(wire([world(-0.56 * k, y, -w * 1.1), world(0.56 * k, y, -w * 1.1)], w * 0.9, o, m))
    return obs, None


def blob(name, rx, ry, rz, mat, seed=0, rough=0.0, n=(40, 24)):
    u = np.linspace(0, 2 * PI, n[0], endpoint=False)
    v = np.r_[-PI / 2 + 0.0005, np.linspace(-PI / 2 + 0.03, PI / 2 - 0.03, n[1]), PI / 2 - 0.0005]
    rings = []
    rg = np.random.default_rng(seed)
    ph = rg.random(6) * 6
    for b_ in v:
        k = 1 + rough * (
            np.sin(5 * u + ph[0] + 3 * b_)
            + 0.7 * np.sin(9 * u + ph[1] - 5 * b_)
            + 0.5 * np.sin(13 * u + 7 * b_ + ph[2])
        )
        rings.append(
            np.stack(
                [
                    rx * np.cos(b_) * np.cos(u) * k,
                    ry * np.cos(b_) * np.sin(u) * k,
                    rz * np.sin(b_) * np.ones_like(u) * k,
                ],
                1,
            )
        )
    return grid_mesh(name, rings, mat, True)


def dates(p):
    n = p.get('n', 5)
    rg = np.random.default_rng(p.get('seed', 3))
    o = bpy.data.objects.new('dates', None)
    bpy.context.collection.objects.link(o)
    obs = [o]
    R = p.get('spread', 0.30)
    skin = lambda nt, q: bumpy(nt, q, 13.0, 0.022)
    m = [simple(c, 0.36, 0.42, skin) for c in ((0.075, 0.021, 0.007), (0.115, 0.036, 0.011), (0.055, 0.014, 0.006))]
    pts = []
    for i in range(n):
        for _ in range(200):
            x, y = (rg.random(2) - 0.5) * 2 * R
            if math.hypot(x, y) < R and all(math.hypot(x - a, y - b) > 0.235 for a, b in pts):
                break
        pts.append((x, y))
        q = blob('date', 0.180, 0.088, 0.084, m[i % 3], i, 0.020, (64, 40))
        q.location = (x, y, 0.082)
        q.rotation_euler = (0, (rg.random() - 0.5) * 0.2, rg.random() * 6.28)
        q.parent = o
        obs.append(q)
    return obs, None


def basbousa(p):
    """three diamond-cut semolina squares with an almond"""
    o = bpy.data.objects.new('basbousa', None)
    bpy.context.collection.objects.link(o)
    obs = [o]
    g = mottled((0.33, 0.135, 0.032), (0.60, 0.33, 0.105), 16, 0.62, 0.012, spec=0.2)
    al = simple((0.72, 0.50, 0.27), 0.5, 0.3)
    for i, (x, y, r) in enumerate(((-0.22, -0.02, 0.5), (0.20, 0.16, 1.1), (0.16, -0.26, 0.2))[: p.get('n', 3)]):
        q = crumbly('cake', 0.36, 0.36, 0.17, g, 0.03, 0.006, i)
        q.location = (x, y, 0)
        q.rotation_euler = (0, 0, r)
        q.parent = o
        obs.append(q)
        a = blob('almond', 0.095, 0.050, 0.026, al, i)
        a.location = (x, y, 0.176)
        a.rotation_euler = (0, 0, r + 0.7)
        a.parent = o
        obs.append(a)
    return obs, None


def crumbly(name, sx, sy, sz, mat, bev, rough, seed=0):
    """a block with worn edges and uneven faces"""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(sx, sy, sz), verts=bm.verts)
    bmesh.ops.translate(bm, vec=(0, 0, sz / 2), verts=bm.verts)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bev, segments=3, profile=0.5, affect='EDGES')
    bmesh.ops.subdivide_edges(bm, edges=[e for e in bm.edges if e.calc_length() > bev * 2], cuts=9, use_grid_fill=True)
    rg = np.random.default_rng(seed)
    for v in bm.verts:
        v.co += Vector(((rg.random(3) - 0.5) * 2 * rough).tolist())
        v.co.z = max(v.co.z, 0.001)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool))
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    return o


def sugar(p):
    o = bpy.data.objects.new('sugar', None)
    bpy.context.collection.objects.link(o)
    obs = [o]
    m = mottled((0.66, 0.65, 0.63), (0.90, 0.90, 0.89), 34, 0.9, 0.010, spec=0.12)
    for i, (x, y, z, r) in enumerate(((-0.10, 0.02, 0, 0.3), (0.12, -0.06, 0, 1.0), (0.03, 0.16, 0, 0.1))):
        q = crumbly('cube', 0.155, 0.155, 0.150, m, 0.012, 0.0035, i)
        q.location = (x, y, z)
        q.rotation_euler = (0, 0, r)
        q.parent = o
        obs.append(q)
    return obs, None


def group(name, parts):
    """an empty parent over parts: (object, location, rotation)"""
    o = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(o)
    for q, at, rot in parts:
        q.location = at
        q.rotation_euler = rot
        q.parent = o
    return [o] + [q for q, _, _ in parts], None


def bread(p):
    """flat round loaves, one lying over the edge of the other"""
    m = mottled((0.20, 0.085, 0.026), (0.62, 0.40, 0.19), 3.4, 0.85, 0.05, lo=0.30, hi=0.56, spec=0.1)
    r = p.get('r', 0.82)
    loaf = lambda i: blob('loaf', r, r * 0.96, 0.085, m, i, 0.010, (64, 24))
    at = ((0, 0, 0.08), (0, 0, 0.3)), ((0.46, 0.34, 0.205), (0.07, -0.10, 1.7))
    return group('bread', [(loaf(i + 1), *place) for i, place in enumerate(at[: p.get('n', 2)])])


def figs(p):
    """figs: purple and dull, green towards the stalk"""
    m = mottled((0.026, 0.009, 0.021), (0.088, 0.034, 0.055), 5, 0.55, 0.004, (1.6, 1.6, 0.25), spec=0.22)
    nt = m.node_tree
    q = nt.nodes['Principled BSDF']
    sx = N(nt, 'ShaderNodeSeparateXYZ')
    nt.links.new(N(nt, 'ShaderNodeTexCoord').outputs['Object'], sx.inputs[0])
    neck = N(nt, 'ShaderNodeMapRange')
    neck.inputs[1].default_value, neck.inputs[2].default_value = 0.30, 0.46
    nt.links.new(sx.outputs[2], neck.inputs[0])
    mx = N(nt, 'ShaderNodeMixRGB')
    nt.links.new(neck.outputs[0], mx.inputs[0])
    nt.links.new(q.inputs['Base Color'].links[0].from_socket, mx.inputs[1])
    mx.inputs[2].default_value = (0.11, 0.135, 0.045, 1)
    nt.links.new(mx.outputs[0], q.inputs['Base Color'])
    u = np.linspace(0, 2 * PI, 72, endpoint=False)
    prof = cr(
        [
            (0.0, 0.004),
            (0.07, 0.0),
            (0.155, 0.036),
            (0.203, 0.125),
            (0.192, 0.215),
            (0.146, 0.295),
            (0.090, 0.355),
            (0.047, 0.405),
            (0.030, 0.445),
            (0.031, 0.492),
            (0.0, 0.497),
        ],
        8,
    )

    def fig(i):
        rings = []
        for r, z in prof:
            k = 1 + 0.016 * np.sin(11 * u + i) + 0.022 * np.sin(3 * u + 2 * i)
            bent = 0.5 * max(0.0, z - 0.30) ** 1.5
            rings.append(np.stack([r * np.cos(u) * k + bent, r * np.sin(u) * k, np.full(72, z)], 1))
        return grid_mesh('fig', rings, m, True)

    at = ((-0.20, 0.02, 0, 0.06, 0), (0.26, 0.16, 0.155, -1.25, 0.9), (0.05, -0.32, 0.17, 1.35, 0.7))[: p.get('n', 3)]
    return group('figs', [(fig(i), (x, y, z), (tilt, 0, r)) for i, (x, y, z, tilt, r) in enumerate(at)])


def lemon(p):
    """lemons with a tip and the place of the stalk; two lie apart"""
    m = mottled((0.66, 0.40, 0.012), (0.78, 0.52, 0.030), 9, 0.40, 0.0, lo=0.30, hi=0.70, spec=0.35)
    bumpy(m.node_tree, m.node_tree.nodes['Principled BSDF'], 46.0, 0.006)
    scar = simple((0.16, 0.17, 0.045), 0.7, 0.2)
    u = np.linspace(0, 2 * PI, 56, endpoint=False)
    profile = cr(
        [
            (-0.352, 0.0),
            (-0.350, 0.030),
            (-0.338, 0.075),
            (-0.295, 0.150),
            (-0.190, 0.228),
            (-0.020, 0.262),
            (0.140, 0.238),
            (0.255, 0.166),
            (0.315, 0.098),
            (0.352, 0.060),
            (0.385, 0.046),
            (0.408, 0.030),
            (0.414, 0.0),
        ],
        8,
    )

    def whole(i):
        rings = []
        for x, r in profile:
            k = 1 + 0.012 * np.sin(3 * u + 7 * x + 2 * i) + 0.008 * np.sin(7 * u - 5 * x + i)
            rings.append(np.stack([np.full(56, x), r * np.cos(u) * k, r * np.sin(u) * k], 1))
        return grid_mesh('lemon', rings, m, True)

    at = ((0, 0, 0.26, 0.4), (0.60, 0.50, 0.26, 2.3))[: p.get('n', 2)]
    parts = [(whole(i), (x, y, z), (0.3 * i, 0.05, r)) for i, (x, y, z, r) in enumerate(at)]
    for x, y, z, r in at:  # where the stalk was
        q = blob('scar', 0.012, 0.030, 0.030, scar, 0, 0.02, (20, 12))
        parts.append((q, (x - 0.350 * math.cos(r), y - 0.350 * math.sin(r), z + 0.0175), (0, 0.05, r)))
    return group('lemon', parts)


def mint(p):
    """a sprig of mint: pairs of leaves on a stem"""
    m = mottled((0.022, 0.070, 0.014), (0.060, 0.145, 0.030), 5, 0.55, 0.004, spec=0.3)
    rg = np.random.default_rng(p.get('seed', 2))
    parts = []
    for i in range(4):
        for s in (-1, 1):
            L = 0.34 - 0.05 * i
            V, F = [], []
            n, k = 150, 13
            for a in range(n):
                t = a / (n - 1)
                w = 0.56 * L * math.sin(PI * t**0.8) ** 0.9 * 0.5 + 0.003
                for b in range(k):
                    v = b / (k - 1) * 2 - 1
                    # the field between two veins that run from the middle to the edge is raised
                    vein = abs(math.sin(PI * 9 * (t - 0.16 * abs(v))))
                    ripple = 0.007 * vein * min(1.0, 3 * abs(v)) * math.sin(PI * t)
                    tooth = (t * 13 - 0.2) % 1  # steep towards the tip of the leaf
                    V.append(
                        (
                            t * L,
                            v * w * (1 + 0.05 * (tooth - 0.5) * min(1.0, 6 * (1 - t))),
                            0.13 * L * math.sin(PI * t) + 0.22 * w * abs(v) - 0.10 * L * t * t + ripple,
                        )
                    )
            for a in range(n - 1):
                for b in range(k - 1):
                    q = a * k + b
                    F.append((q, q + 1, q + k + 1, q + k))
            leaf = mesh_obj('leaf', V, F, m, True)
            parts.append(
                (
                    leaf,
                    (0.17 * i, 0, 0.014 + 0.012 * i),
                    (0.12 * s, -0.04 - 0.14 * rg.random(), s * (1.05 - 0.16 * i) + 0.2 * rg.random()),
                )
            )
    obs, _ = group('mint', parts)
    obs.append(wire(cr([(-0.35, -0.03, 0.012), (-0.1, 0.01, 0.012), (0.2, 0.01, 0.020), (0.55, 0, 0.05)], 8), 0.012, obs[0], m))
    return obs, None


def napkin(p):
    """folded linen: layers with soft edges, a little apart"""
    w, d, n = p.get('w', 1.9), p.get('d', 1.05), p.get('n', 3)
    m = linen(p.get('col', (0.70, 0.725, 0.77)))
    parts = []
    for i in range(n):
        q = box_mesh('fold', w - 0.03 * i, d - 0.025 * i, 0.034, m, 0.015, 0, 4)
        parts.append((q, (0.012 * i, -0.010 * i, 0.033 * i), (0, 0, 0.010 * (-1) ** i)))
    return group('napkin', parts)


def book(p):
    """a book in cloth, of the size of a hand: 13 by 20 cm"""
    c = simple(p.get('col', (0.025, 0.055, 0.19)), 0.75, 0.2, lambda nt, q: bumpy(nt, q, 60, 0.004))
    pages = mottled((0.62, 0.58, 0.50), (0.80, 0.77, 0.70), 3, 0.9, 0, (1, 1, 90))
    block = box_mesh('pages', 1.27, 1.96, 0.20, pages, 0.004, 0.03)
    cover = [box_mesh('cover', 1.34, 2.02, 0.03, c, 0.008), box_mesh('cover', 1.34, 2.02, 0.03, c, 0.008, 0.23)]
    spine = box_mesh('spine', 0.04, 2.02, 0.26, c, 0.015)
    return group(
        'book',
        [
            (block, (0.01, 0, 0), (0, 0, 0)),
            (cover[0], (0, 0, 0), (0, 0, 0)),
            (cover[1], (0, 0, 0), (0, 0, 0)),
            (spine, (-0.66, 0, 0), (0, 0, 0)),
        ],
    )


def tray(p):
    """a round brass tray"""
    R = p.get('r', 2.0)
    I = [(0.0005, 0.03), (R * 0.5, 0.03), (R * 0.88, 0.031), (R * 0.93, 0.036), (R * 0.965, 0.07), (R, 0.13)]
    Z = shell(I, 0.02, 0.02, R * 0.80, 0.02, 0.02, 130)
    m = mottled((0.62, 0.36, 0.105), (0.80, 0.52, 0.19), 1.2, 0.27, 0.004)
    m.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
    return [lathe('tray', Z, {z: m for z in ('in', 'lip', 'out', 'foot')}, 320)], Z


def candle(p):
    """a candle of 2.2 cm in a brass stick of 10 cm, alight"""
    brass = goldmat()
    foot = cr(
        [
            (0.0005, 0.03),
            (0.30, 0.03),
            (0.335, 0.045),
            (0.30, 0.075),
            (0.12, 0.11),
            (0.060, 0.20),
            (0.085, 0.30),
            (0.052, 0.42),
            (0.050, 0.72),
            (0.09, 0.80),
            (0.175, 0.86),
            (0.180, 0.885),
            (0.125, 0.885),
            (0.125, 0.80),
            (0.0005, 0.80),
        ],
        10,
    )
    stick = turning('stick', foot, brass)
    z, h, r = 0.80, p.get('tall', 1.05), 0.108
    top = z + h
    edge = [(r - 0.020 + 0.020 * math.cos(a), top - 0.020 + 0.020 * math.sin(a)) for a in np.linspace(0, PI / 2, 8)]
    pool = cr([edge[-1], (r - 0.034, top - 0.006), (r - 0.050, top - 0.022), (0.03, top - 0.027), (0.0005, top - 0.027)], 8)
    side = [(r + 0.004 * (1 - k), z + (h - 0.02) * k) for k in np.linspace(0, 1, 12)[:-1]]
    stem = turning('wax', [*side, *edge[:-1], *pool], wax(top))
    wick = wire(
        cr([(0, 0, top - 0.03), (0.001, 0, top + 0.012), (0.006, 0, top + 0.034), (0.016, 0.002, top + 0.050)], 8),
        0.0075,
        stem,
        simple((0.012, 0.010, 0.009), 0.9, 0.1),
    )
    low, high = top + 0.004, top + 0.262
    shape = [
        (0.0, 0.0),
        (0.018, 0.012),
        (0.033, 0.045),
        (0.040, 0.085),
        (0.037, 0.125),
        (0.027, 0.175),
        (0.013, 0.225),
        (0.004, 0.250),
        (0.0, 0.258),
    ]
    tip = [(abs(x), low + y) for x, y in cr(shape, 10)]
    flame = turning('flame', tip, fire(low, high - low))
    flame.visible_diffuse = flame.visible_glossy = flame.visible_shadow = False
    obs, _ = group('candle', [(q, (0, 0, 0), (0, 0, 0)) for q in (stick, stem, flame)])
    obs.append(wick)
    lamp = bpy.data.lights.new('flame', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = 11.0, (1.0, 0.56, 0.22), 0.06
    light = bpy.data.objects.new('flame', lamp)
    light.location = (0, 0, top + 0.14)
    light.parent = obs[0]
    bpy.context.collection.objects.link(light)
    return [*obs, light], None


def height_ramp(nt, low, span, stops):
    """a colour that runs along the height of an object: stops of (part of the span, colour)"""
    sx = N(nt, 'ShaderNodeSeparateXYZ')
    nt.links.new(N(nt, 'ShaderNodeTexCoord').outputs['Object'], sx.inputs[0])
    mr = N(nt, 'ShaderNodeMapRange')
    mr.inputs[1].default_value, mr.inputs[2].default_value = low, low + span
    nt.links.new(sx.outputs[2], mr.inputs[0])
    ramp = N(nt, 'ShaderNodeValToRGB')
    e = ramp.color_ramp.elements
    while len(e) < len(stops):
        e.new(0.5)
    for q, (t, c) in zip(e, stops):
        q.position, q.color = t, (*c, 1)
    nt.links.new(mr.outputs[0], ramp.inputs[0])
    return ramp.outputs[0]


def wax(top):
    """wax lets the light of the flame through near its top"""
    m = simple((0.80, 0.74, 0.60), 0.42, 0.35)
    nt = m.node_tree
    q = nt.nodes['Principled BSDF']
    black = (0.0, 0.0, 0.0)
    stops = [(0, black), (0.45, (0.035, 0.010, 0.002)), (0.8, (0.20, 0.070, 0.016)), (1, (0.42, 0.18, 0.05))]
    nt.links.new(height_ramp(nt, top - 0.34, 0.34, stops), q.inputs['Emission'])
    q.inputs['Emission Strength'].default_value = 1.0
    return m


def fire(low, span):
    """a flame: thin and blue at its foot, dark round the wick, bright above, orange at the tip and at its edge"""
    m = bpy.data.materials.new('flame')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    colour = [
        (0.00, (0.03, 0.06, 0.30)),
        (0.13, (0.10, 0.08, 0.22)),
        (0.26, (0.62, 0.24, 0.07)),
        (0.42, (1.00, 0.62, 0.24)),
        (0.62, (1.00, 0.68, 0.28)),
        (0.84, (1.00, 0.48, 0.12)),
        (1.00, (0.85, 0.26, 0.04)),
    ]
    strength = [(0.0, 0.10), (0.15, 0.13), (0.30, 0.38), (0.45, 0.85), (0.65, 1.0), (0.88, 0.62), (1.0, 0.25)]
    facing = N(nt, 'ShaderNodeLayerWeight', Blend=0.5)
    thick = N(nt, 'ShaderNodeMapRange')  # 1 in the middle, 0 at the edge
    thick.inputs[1].default_value, thick.inputs[2].default_value = 1.0, 0.25
    nt.links.new(facing.outputs['Facing'], thick.inputs[0])
    bright = N(nt, 'ShaderNodeMath', operation='MULTIPLY')
    nt.links.new(height_ramp(nt, low, span, [(t, (v, v, v)) for t, v in strength]), bright.inputs[0])
    nt.links.new(thick.outputs[0], bright.inputs[1])
    power = N(nt, 'ShaderNodeMath', operation='MULTIPLY_ADD')
    nt.links.new(bright.outputs[0], power.inputs[0])
    power.inputs[1].default_value, power.inputs[2].default_value = 3.6, 0.35
    em = N(nt, 'ShaderNodeEmission')
    nt.links.new(height_ramp(nt, low, span, colour), em.inputs['Color'])
    nt.links.new(power.outputs[0], em.inputs['Strength'])
    soft = N(nt, 'ShaderNodeMath', operation='MULTIPLY')  # how much of what is behind is hidden
    nt.links.new(
        height_ramp(nt, low, span, [(t, (v, v, v)) for t, v in ((0, 0.25), (0.2, 0.45), (0.45, 0.95), (1, 0.8))]),
        soft.inputs[0],
    )
    edge = N(nt, 'ShaderNodeMapRange')
    edge.inputs[1].default_value, edge.inputs[2].default_value = 0.98, 0.62
    nt.links.new(facing.outputs['Facing'], edge.inputs[0])
    nt.links.new(edge.outputs[0], soft.inputs[1])
    mix = N(nt, 'ShaderNodeMixShader')
    nt.links.new(soft.outputs[0], mix.inputs[0])
    nt.links.new(N(nt, 'ShaderNodeBsdfTransparent').outputs[0], mix.inputs[1])
    nt.links.new(em.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], N(nt, 'ShaderNodeOutputMaterial').inputs[0])
    return m


def turning(name, profile, mat, m=72):
    """a body of revolution from a profile of (radius, height)"""
    th = np.linspace(0, 2 * PI, m, endpoint=False)
    return grid_mesh(name, [np.stack([r * np.cos(th), r * np.sin(th), np.full(m, z)], 1) for r, z in profile], mat)


def kanaka(p):
    """the small pot of brass in which coffee is boiled: 8 cm high, a long handle, foam inside"""
    m = mottled((0.62, 0.36, 0.105), (0.80, 0.52, 0.19), 1.6, 0.25, 0.003)
    m.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
    wall = [
        (0.0005, 0.0),
        (0.34, 0.0),
        (0.395, 0.03),
        (0.40, 0.12),
        (0.355, 0.34),
        (0.285, 0.55),
        (0.275, 0.64),
        (0.33, 0.78),
        (0.345, 0.80),
        (0.325, 0.795),
        (0.258, 0.64),
        (0.262, 0.55),
        (0.0005, 0.545),
    ]
    pot = turning('kanaka', cr(wall, 10), m, 120)
    foam = turning('foam', [(0.0005, 0.655), (0.15, 0.655), (0.245, 0.653), (0.262, 0.66)], drinkmat('foam'))
    o = bpy.data.objects.new('kanaka', None)
    bpy.context.collection.objects.link(o)
    obs = [o, pot, foam]
    for q in obs[1:]:
        q.parent = o
    obs.append(wire(cr([(0.30, 0, 0.70), (0.52, 0, 0.79), (0.85, 0, 0.92), (1.25, 0, 1.05)], 10), 0.034, o, m))
    return obs, None


def wedge(p):
    """the moulded insert of a box: w wide, d deep, its top tilted by `tilt` degrees and `z` high in the middle"""
    w, d, z, t = p['w'], p['d'], p['z'], math.tan(math.radians(p['tilt']))
    m = paper((0.62, 0.68, 0.80), 0.7)
    y0, y1 = max(-d / 2, (0.005 - z) / t), d / 2
    f = z + y0 * t
    V = [(x, y, q) for x in (-w / 2, w / 2) for y, q in ((y0, 0), (y0, f), (y1, z + y1 * t), (y1, 0))]
    return group(
        'wedge',
        [
            (
                mesh_obj('wedge', V, [(0, 1, 2, 3), (7, 6, 5, 4), (1, 5, 6, 2), (0, 4, 5, 1), (3, 2, 6, 7)], m),
                (0, 0, 0),
                (0, 0, 0),
            )
        ],
    )


def pods(p):
    """pods of cardamom: three-sided, ribbed, pointed, none on another"""
    m = mottled((0.17, 0.20, 0.060), (0.27, 0.30, 0.115), 12, 0.72, 0.0, (0.4, 3, 3), spec=0.2)
    rg = np.random.default_rng(p.get('seed', 1))
    w, d = p.get('w', 0.9), p.get('d', 0.6)
    u = np.linspace(0, 2 * PI, 48, endpoint=False)

    def pod(i):
        rings = []
        for a in np.linspace(0, PI, 36):
            k = 1 + 0.07 * np.cos(3 * u + i) + 0.035 * np.cos(15 * u)
            r = 0.033 * math.sin(a) ** 1.15
            x = -0.080 * math.cos(a)
            rings.append(np.stack([np.full(48, x), r * np.cos(u) * k, r * np.sin(u) * k], 1))
        return grid_mesh('pod', rings, m, True)

    parts, at = [], []
    for i in range(p.get('n', 7)):
        for _ in range(300):
            x, y = (rg.random() - 0.5) * w, (rg.random() - 0.5) * d
            if all(math.hypot(x - a, y - b) > 0.165 for a, b in at):
                break
        at.append((x, y))
        parts.append((pod(i), (x, y, 0.031), (0, 0, rg.random() * 6.3)))
    return group('pods', parts)


def insert(p):
    """the insert of a box, w wide and d deep, as high as z, with a round hollow of radius r down to z0"""
    w, d, z, z0, r = p['w'], p['d'], p['z'], p['z0'], p['r']
    corners = [math.atan2(y, x) % (2 * PI) for x in (-w, w) for y in (-d, d)]
    a = np.sort(np.r_[np.linspace(0, 2 * PI, 192, endpoint=False), corners])
    c, q = np.cos(a), np.sin(a)
    far = np.minimum(w / 2 / np.maximum(abs(c), 1e-6), d / 2 / np.maximum(abs(q), 1e-6))
    ring = lambda s, h: np.stack([s * c, s * q, np.full(len(a), h)], 1)
    one = np.ones(len(a))
    soft = [(r + 0.022 * (1 - math.cos(t)), z - 0.022 * (1 - math.sin(t))) for t in np.linspace(0, PI / 2, 6)]
    rings = [ring(0 * one, z0), ring(r * one, z0), ring(r * one, z0 + 0.001)]
    rings += [ring(s * one, h) for s, h in soft] + [ring(far, z), ring(far, 0)]
    o = grid_mesh('insert', rings, paper((0.62, 0.68, 0.80), 0.7))
    o.data.use_auto_smooth = True
    return [o], None


def spoon(p):
    """a tea spoon of 14 cm: hollow egg-shaped bowl, thin neck, a handle that widens to its end"""
    o = bpy.data.objects.new('spoon', None)
    bpy.context.collection.objects.link(o)
    if p.get('brass'):
        m = goldmat()
    else:
        m = simple((0.72, 0.73, 0.75), 0.18, 0.5)
        m.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
    L = p.get('len', 1.4)
    th = np.linspace(0, 2 * PI, 48, endpoint=False)
    rings = []
    end = 0.965  # from here on the handle is round
    for t in np.r_[
        0.15 - 0.15 * np.cos(np.linspace(0, PI, 64)[:-6]),
        np.linspace(0.2955, end, 80),
        end + (1 - end) * np.sin(np.linspace(0, PI / 2, 14)[1:]),
    ]:
        u = (t - 0.15) / 0.15
        hollow = max(0.0, 1 - u * u)
        round_ = math.sqrt(max(0.0, 1 - ((t - end) / (1 - end)) ** 2)) if t > end else 1
        w = 0.158 * math.sqrt(hollow) * (1 + 0.10 * -u)
        if t > 0.22:  # the bowl runs into the neck without a corner
            neck = float(np.interp(t, (0.22, 0.30, 0.36, 0.6, 0.90, end), (0.0, 0.024, 0.020, 0.026, 0.044, 0.046)))
            w = (w**4 + neck**4) ** 0.25
        w = max(w * round_, 1e-5)
        thick = 0.008 * (min(1.0, w / 0.03) if t < 0.15 else 1) * round_
        z = float(
            np.interp(
                t, (0, 0.15, 0.30, 0.37, 0.46, 0.6, 0.85, 1), (0.082, 0.080, 0.092, 0.112, 0.108, 0.086, 0.030, 0.009)
            )
        )
        y = w * np.cos(th)
        rings.append(
            np.stack([np.full(48, t * L), y, z + 0.071 * hollow * ((y / w) ** 2 - 1) + thick * np.sin(th)], 1)
        )
    q = grid_mesh('spoon', rings, m, True)
    q.parent = o
    return [o, q], None


KIND = {
    'plate': plate,
    'bowl': bowl,
    'cup': cup,
    'saucer': saucer,
    'teapot': teapot,
    'giftbox': giftbox,
    'boxlid': boxlid,
    'easel': easel,
    'dates': dates,
    'basbousa': basbousa,
    'sugar': sugar,
    'pods': pods,
    'spoon': spoon,
    'bread': bread,
    'figs': figs,
    'lemon': lemon,
    'mint': mint,
    'napkin': napkin,
    'book': book,
    'tray': tray,
    'wedge': wedge,
    'insert': insert,
    'candle': candle,
    'kanaka': kanaka,
}
PLACE = ('at', 'on', 'off', 'rot', 'stand', 'yaw', 'prop', 'scale', 'dz', 'tiltx')
PC = {}


def make(p):
    """build once per distinct piece, then linked copies"""
    key = json.dumps({k: v for k, v in p.items() if k not in PLACE}, sort_keys=True)
    if key not in PC:
        PC[key] = KIND[p['type']](p)
        return PC[key]
    obs, Z = PC[key]
    new = []
    root = obs[0].copy()
    bpy.context.collection.objects.link(root)
    new.append(root)
    for q in obs[1:]:
        c = q.copy()
        bpy.context.collection.objects.link(c)
        c.parent = root
        new.append(c)
    root.matrix_world = Matrix.Identity(4)
    return new, Z


ZC = {}


def KIND_Z(p):
    key = json.dumps({k: v for k, v in p.items() if k not in PLACE and not k.startswith('tex')}, sort_keys=True)
    if key not in ZC:
        obs, Z = KIND[p['type']](
            dict({k: v for k, v in p.items() if k != 'drink'}, tex=None, tex_out=None, tex_in=None, tex_lid=None)
        )
        for o in obs[::-1]:
            bpy.data.objects.remove(o, do_unlink=True)
        ZC[key] = Z
    return ZC[key]


def place(p):
    obs, Z = make(p)
    root = obs[0]
    at = p.get('at', [0, 0, 0])
    rot = p.get('rot', 0)
    if p.get('stand') and p['type'] == 'plate':  # stood up: tilt back about x, rest on the lower rim
        tilt = math.radians(p['stand'])
        M = Matrix.Rotation(math.radians(rot), 4, 'Z')
        M = Matrix.Rotation(tilt, 4, 'X') @ M
        root.matrix_world = M
        bpy.context.view_layer.update()
        co = np.empty(len(root.data.vertices) * 3)
        root.data.vertices.foreach_get('co', co)
        mz = float((co.reshape(-1, 3) @ np.array(M)[:3, :3].T)[:, 2].min())
        root.matrix_world = Matrix.Translation((at[0], at[1], at[2] - mz)) @ (
            Matrix.Rotation(math.radians(p.get('yaw', 0)), 4, 'Z') @ M
        )
    else:
        root.location = at
        root.rotation_euler = (math.radians(p.get('tiltx', 0)), 0, math.radians(rot))
        s = p.get('scale', 1)
        root.scale = (s, s, s)
    for o in obs:
        o['subject'] = 0 if p.get('prop') else 1
    return obs, Z


# ---------------------------------------------------------------- stage
def area(name, loc, target, size, power, col=(1, 1, 1), sizey=None, grad=True, vis=True):
    l = bpy.data.lights.new(name, 'AREA')
    l.shape = 'RECTANGLE'
    l.size = size
    l.size_y = sizey or size
    l.energy = power
    l.color = col
    if grad:  # soft-box: brighter centre, falling to the edge -> natural looking reflections
        l.use_nodes = True
        nt = l.node_tree
        em = nt.nodes['Emission']
        g = nt.nodes.new('ShaderNodeNewGeometry')
        s = nt.nodes.new('ShaderNodeVectorMath')
        s.operation = 'SUBTRACT'
        s.inputs[1].default_value = (0.5, 0.5, 0)
        nt.links.new(g.outputs['Parametric'], s.inputs[0])
        ln = nt.nodes.new('ShaderNodeVectorMath')
        ln.operation = 'LENGTH'
        nt.links.new(s.outputs[0], ln.inputs[0])
        mr = nt.nodes.new('ShaderNodeMapRange')
        mr.interpolation_type = 'SMOOTHSTEP'
        mr.inputs[1].default_value = 0.15
        mr.inputs[2].default_value = 0.62
        mr.inputs[3].default_value = 1.25
        mr.inputs[4].default_value = 0.35
        nt.links.new(ln.outputs['Value'], mr.inputs[0])
        nt.links.new(mr.outputs[0], em.inputs['Strength'])
    o = bpy.data.objects.new(name, l)
    o.location = loc
    d = Vector(target) - Vector(loc)
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(o)
    o.visible_camera = False
    return o


def cove(col, y0=-9, y1=5, rad=4, h=12, w=30):
    pr = (
        [(y0, 0), (y1, 0)]
        + [(y1 + rad * math.sin(a), rad - rad * math.cos(a)) for a in np.linspace(0, PI / 2, 40)[1:]]
        + [(y1 + rad, h)]
    )
    V = []
    F = []
    for y, z in pr:
        V += [(-w / 2, y, z), (w / 2, y, z)]
    for i in range(len(pr) - 1):
        F.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    me = bpy.data.meshes.new('cove')
    me.from_pydata(V, [], F)
    me.polygons.foreach_set('use_smooth', np.ones(len(F), bool))
    me.materials.append(simple(col, 0.75, 0.2))
    me.update()
    o = bpy.data.objects.new('cove', me)
    bpy.context.collection.objects.link(o)
    return o


def stone(nt, p):
    tc = N(nt, 'ShaderNodeTexCoord')
    n1 = N(nt, 'ShaderNodeTexNoise', Scale=1.1, Detail=5.0, Roughness=0.6)
    n2 = N(nt, 'ShaderNodeTexNoise', Scale=14.0, Detail=3.0, Roughness=0.6)
    for n in (n1, n2):
        nt.links.new(tc.outputs['Object'], n.inputs['Vector'])
    m1 = N(nt, 'ShaderNodeMapRange')
    m1.inputs[1].default_value = 0.3
    m1.inputs[2].default_value = 0.7
    m1.inputs[3].default_value = 0.88
    m1.inputs[4].default_value = 1.05
    nt.links.new(n1.outputs['Fac'], m1.inputs[0])
    m2 = N(nt, 'ShaderNodeMapRange')
    m2.inputs[1].default_value = 0.3
    m2.inputs[2].default_value = 0.7
    m2.inputs[3].default_value = 0.95
    m2.inputs[4].default_value = 1.04
    nt.links.new(n2.outputs['Fac'], m2.inputs[0])
    mu = N(nt, 'ShaderNodeMath', operation='MULTIPLY')
    nt.links.new(m1.outputs[0], mu.inputs[0])
    nt.links.new(m2.outputs[0], mu.inputs[1])
    mc = N(nt, 'ShaderNodeMixRGB', blend_type='MULTIPLY')
    mc.inputs[0].default_value = 1
    mc.inputs[1].default_value = (0.70, 0.695, 0.685, 1)
    nt.links.new(mu.outputs[0], mc.inputs[2])
    nt.links.new(mc.outputs[0], p.inputs['Base Color'])


CLOTH = {'linen': (0.74, 0.755, 0.785), 'lapis': (0.0125, 0.027, 0.112), 'mist': (0.50, 0.57, 0.68)}


def cupboard():
    """a shelf of wood before a plastered wall, another shelf above it"""
    plaster = mottled((0.50, 0.545, 0.62), (0.56, 0.60, 0.67), 1.4, 0.9, 0.006, spec=0.1)
    w = wood()
    box_mesh('shelf', 40, 3.4, 0.24, w, 0.012, -0.24)
    upper = box_mesh('shelf', 40, 3.0, 0.24, w, 0.012)
    upper.location = (0, 0.2, 4.6)
    mesh_obj('wall', [(-30, 1.7, -9), (30, 1.7, -9), (30, 1.7, 14), (-30, 1.7, 14)], [(0, 1, 2, 3)], plaster)


def cloth(x, y):
    """height of a cloth on the table: it lies in low waves, nowhere above 0"""
    one = 0.0040 * np.sin(1.3 * x + 0.7 * y + 0.8 * np.sin(0.6 * y))
    two = 0.0026 * np.sin(2.1 * y - 0.5 * x + 1.3 * np.sin(0.5 * x))
    return one + two - 0.0066


def table(ground='linen'):
    if ground == 'shelf':
        return cupboard()
    if ground in ('marble', 'wood'):
        m = wood(1.45) if ground == 'wood' else simple((0.75, 0.75, 0.76), 0.16, 0.4, marble)
        mesh_obj('table', [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)], m)
        return
    n = 360
    w = 60
    xs = np.linspace(-w / 2, w / 2, n)
    X, Y = np.meshgrid(xs, xs)
    Zz = cloth(X, Y) if ground in CLOTH else 0 * X
    V = np.stack([X, Y, Zz], -1).reshape(-1, 3)
    j, i = np.meshgrid(np.arange(n - 1), np.arange(n - 1), indexing='ij')
    F = np.stack([j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i], -1).reshape(-1, 4)
    mesh_obj(
        'cloth',
        V,
        F.tolist(),
        simple((0.7, 0.7, 0.7), 0.42, 0.35, stone) if ground == 'stone' else linen(CLOTH[ground], 0.45 if ground == 'lapis' else 0.72),
        True,
    )


def palm_gobo(loc, scale, rot, seed=1):
    import random

    rn = random.Random(seed)
    V = []
    F = []
    for k in range(15):
        t = k / 14
        bx = 2.6 * t
        bz = -0.5 * t * t
        for s in (-1, 1):
            L = 1.1 * math.sin(PI * (0.12 + 0.86 * t)) + 0.1
            a = math.radians(58 - 28 * t) * s
            tipx = bx + L * math.cos(a)
            tipy = L * math.sin(a)
            b = len(V)
            wv = 0.055
            V += [
                (bx - 0.03, 0, bz),
                (bx + 0.5 * L * math.cos(a) - wv * math.sin(a) * s, 0.5 * L * math.sin(a) + wv, bz - 0.05),
                (tipx, tipy, bz - 0.2),
                (bx + 0.5 * L * math.cos(a) + wv * math.sin(a) * s, 0.5 * L * math.sin(a) - wv, bz - 0.05),
            ]
            F.append((b, b + 1, b + 2, b + 3))
    me = bpy.data.meshes.new('palm')
    me.from_pydata(V, [], F)
    me.materials.append(simple((0.05, 0.1, 0.04)))
    me.update()
    o = bpy.data.objects.new('palm', me)
    o.location = loc
    o.scale = (scale,) * 3
    o.rotation_euler = rot
    bpy.context.collection.objects.link(o)
    o.visible_camera = False
    o.visible_glossy = False


def camera(el, az, lens=85, fill=0.80, target=None, dist=None, fstop=None, focus=None, shift=(0, 0), roll=0):
    c = bpy.data.cameras.new('c')
    c.lens = lens
    c.sensor_width = 36
    o = bpy.data.objects.new('c', c)
    bpy.context.collection.objects.link(o)
    bpy.context.scene.camera = o
    e, a = math.radians(el), math.radians(az)
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    bpy.context.view_layer.update()
    rotq = (-d).to_track_quat('-Z', 'Y')
    R = rotq.to_matrix()
    P = []
    for ob in bpy.context.scene.objects:
        if ob.type == 'MESH' and ob.get('subject'):
            co = np.empty(len(ob.data.vertices) * 3)
            ob.data.vertices.foreach_get('co', co)
            co = co.reshape(-1, 3)[::7]
            M = np.array(ob.matrix_world)
            P.append(co @ M[:3, :3].T + M[:3, 3])
    P = np.vstack(P)
    Ri = np.array(R).T
    half = 18 / lens
    if target is None:
        ctr = (P.min(0) + P.max(0)) / 2
        D = 10
        for _ in range(30):  # iterate distance and centring on the projected bounds
            q = (P - (ctr + np.array(d) * D)) @ Ri.T
            u = q[:, 0] / -q[:, 2]
            v = q[:, 1] / -q[:, 2]
            cu, cv = (u.min() + u.max()) / 2, (v.min() + v.max()) / 2
            ext = max(u.max() - u.min(), v.max() - v.min()) / (2 * half)
            ctr = ctr + np.array(R) @ np.array([cu * D, cv * D, 0])
            D *= 1 + (ext / fill - 1) * 0.8
        target = Vector(ctr)
    else:
        target = Vector(target)
        D = dist
    o.location = target + d * D
    o.rotation_euler = rotq.to_euler()
    c.shift_x, c.shift_y = shift
    c.clip_end = 200
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus) - o.location).dot(-d) if focus else D
        c.dof.aperture_blades = 9
    return o


def border(share=(0.05, 0.16, 0.05, 0.14)):
    """Renders only the subjects and the room of their shadow (parts of the side at the left, right, top and bottom); returns the
    rendered part of the frame in pixels from the upper left: left, top, right, bottom."""
    S = bpy.context.scene
    bpy.context.view_layer.update()
    cam = S.camera
    Mi = np.array(cam.matrix_world.inverted())
    half = 18 / cam.data.lens
    P = []
    for ob in S.objects:
        if ob.type == 'MESH' and ob.get('subject') is not None:
            co = np.empty(len(ob.data.vertices) * 3)
            ob.data.vertices.foreach_get('co', co)
            M = Mi @ np.array(ob.matrix_world)
            P.append(co.reshape(-1, 3)[::3] @ M[:3, :3].T + M[:3, 3])
    P = np.vstack(P)
    u, v = 0.5 + P[:, 0] / -P[:, 2] / (2 * half), 0.5 - P[:, 1] / -P[:, 2] / (2 * half)
    n = S.render.resolution_x
    lo = [max(0, int((q.min() - m) * n)) for q, m in ((u, share[0]), (v, share[2]))]
    hi = [min(n, int((q.max() + m) * n) + 1) for q, m in ((u, share[1]), (v, share[3]))]
    R = S.render
    R.use_border = R.use_crop_to_border = True
    R.border_min_x, R.border_max_x = lo[0] / n, hi[0] / n
    R.border_min_y, R.border_max_y = 1 - hi[1] / n, 1 - lo[1] / n
    return [*lo, *hi]


def world(col, s=1):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes['Background']
    bg.inputs[0].default_value = tuple(col) + (1,)
    bg.inputs[1].default_value = s
    w.cycles.sampling_method = 'NONE'


def bounds():
    bpy.context.view_layer.update()
    P = []
    for ob in bpy.context.scene.objects:
        if ob.type == 'MESH' and ob.get('subject'):
            M = np.array(ob.matrix_world)
            c = np.array([v[:] for v in ob.bound_box])
            P.append(c @ M[:3, :3].T + M[:3, 3])
    P = np.vstack(P)
    return P.min(0), P.max(0)


SUN = (0.62, -0.42, -0.66)  # from the left, behind the table


def studio(kind, ground='linen', sun=SUN, warm=False, day=1, mirrored=True):
    lo, hi = bounds()
    c = (lo + hi) / 2
    f = max(1.0, float(max(hi[0] - lo[0], hi[1] - lo[1])) / 2.9)

    def L(name, loc, tgt, size, power, col, sizey=None, grad=True):
        return area(
            name,
            tuple(np.array(loc) * f + [c[0], c[1], 0]),
            tuple(np.array(tgt) * f + [c[0], c[1], 0]),
            size * f,
            power * f * f,
            col,
            sizey * f if sizey else None,
            grad,
        )

    WARM, COLD = (1, 0.985, 0.962), (0.925, 0.955, 1)
    if kind == 'scene':
        table(ground)
        dark = ground == 'lapis'
        world((0.56, 0.62, 0.72), (0.62 if dark else 0.55) * day)
        s = bpy.data.lights.new('sun', 'SUN')
        s.energy = 2.7 * day
        s.angle = math.radians(2.4)
        s.color = (1.0, 0.78, 0.54) if warm else (1.0, 0.955, 0.885)
        o = bpy.data.objects.new('sun', s)
        o.rotation_euler = Vector(sun).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.collection.objects.link(o)
        side = -1 if sun[0] > 0 else 1  # the window is where the sun comes from
        depth = 1 if sun[1] < 0 else -1
        win = L('win', (side * 4.5, depth * 4.5, 4.2), (0, 0, 0.2), 3.6, 230 * day, (0.97, 0.985, 1))
        win.visible_glossy = mirrored  # the edge of a plate's well would mirror it and lose its pattern
        L('fill', (-side * 3.2, -4.5, 4.2), (0, 0, 0.2), 3.6, 135 * day, COLD)
        return
    if kind == 'detail':
        cove((0.79, 0.825, 0.885))
        world((0.93, 0.96, 1.0), 0.26)
        L('key', (-3.0, 3.0, 5.0), (0, 0, 0.1), 3.0, 300, WARM)
        L('card', (4.7, 5.6, 5.4), (0, 0, 0.3), 6.0, 16, (1, 1, 1), 3.6)
        L('rim', (4.4, 0.9, 2.4), (0, 0, 0.3), 0.8, 50, COLD, 3.0)
        L('fill', (-1.6, -5.2, 3.4), (0, 0, 0.3), 4.2, 190, COLD, 2.6)
        # mirrored by a rim or by coffee, the light of the background would bleach lettering, gold and drink
        L('bg', (0, 2.5, 6), (0, 7.5, 1.0), 4, 160, COLD, None, False).visible_glossy = False
        return
    # cut-outs: floor plane only (its irradiance becomes the shadow), no wall
    mesh_obj(
        'floor',
        [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)],
        [(0, 1, 2, 3)],
        simple((0.78, 0.815, 0.875), 0.9, 0.0),
    )
    world((0.93, 0.96, 1.0), 0.24)
    key = L('key', (-3.0, 3.0, 5.0), (0, 0, 0.1), 3.0, 335, WARM)
    key.visible_glossy = kind != 'above'  # the right rims of plates would mirror it and lose their pattern
    L('card', (2.2, 5.6, 5.4), (0, 0, 0.3), 6.0, 60, (1, 1, 1), 3.6)
    L('rim', (4.4, 0.9, 2.4), (0, 0, 0.3), 0.8, 50, COLD, 3.0)
    L('fill', (1.2, -5.2, 3.4), (0, 0, 0.3), 4.2, 150, COLD, 2.6)
    if kind == 'stand':
        L('ffill', (-2.2, -5, 2.6), (0, 0, 0.9), 3.4, 165, WARM)
    if kind in ('top', 'topdark', 'above'):
        L('over', (-1.9, 1.3, 8), (-1.9, 1.3, 0), 3.4, 150 if kind == 'topdark' else 60, (1, 1, 1))
    if kind == 'low':
        L('ffill', (-2.6, -4.2, 3.6), (0, 0, 0.3), 2.6, 60, (1, 1, 1))


# ---------------------------------------------------------------- render
def coverage_aov():
    """subjects write 1 into the AOV 'cov': antialiased mask for the cut-out"""
    done = set()
    for ob in bpy.context.scene.objects:
        if ob.type != 'MESH' or ob.get('subject') is None:
            continue
        for m in ob.data.materials:
            if m and m.name not in done:
                done.add(m.name)
                n = m.node_tree.nodes.new('ShaderNodeOutputAOV')
                n.name = 'cov'
                n.inputs['Value'].default_value = 1.0


def render(job):
    S = bpy.context.scene
    S.render.engine = 'CYCLES'
    C = S.cycles
    C.device = 'CPU'
    C.samples = job['spp']
    C.use_adaptive_sampling = False
    C.use_denoising = False
    C.max_bounces = 5
    C.diffuse_bounces = 2
    C.glossy_bounces = 3
    C.transmission_bounces = 2
    C.caustics_reflective = False
    C.caustics_refractive = False
    C.sample_clamp_indirect = 4
    C.sample_clamp_direct = 0
    C.blur_glossy = 1.0
    C.pixel_filter_type = 'BLACKMAN_HARRIS'
    C.filter_width = 1.5
    S.render.resolution_x, S.render.resolution_y = job['res'], job.get('high', job['res'])
    S.render.resolution_percentage = 100
    S.render.threads_mode = 'FIXED'
    S.render.threads = job.get('threads', 2)
    v = S.view_layers[0]
    for a in (
        'use_pass_diffuse_direct',
        'use_pass_diffuse_indirect',
        'use_pass_diffuse_color',
        'use_pass_glossy_direct',
        'use_pass_glossy_indirect',
        'use_pass_glossy_color',
        'use_pass_normal',
        'use_pass_emit',
    ):
        setattr(v, a, True)
    if job['kind'] == 'cut':
        coverage_aov()
        a = v.aovs.add()
        a.name = 'cov'
        a.type = 'VALUE'
    f = S.render.image_settings
    f.file_format = 'OPEN_EXR_MULTILAYER'
    f.color_depth = '32'
    f.exr_codec = 'NONE'
    S.render.use_persistent_data = True
    t = time.time()
    if job['kind'] == 'cut':
        with open(job['out'] + '_border.json', 'w') as f_:
            json.dump(border(), f_)
    for k in (0, 1):
        C.seed = 11 + k * 77
        S.render.filepath = job['out'] + f'_{k}.exr'
        bpy.ops.render.render(write_still=True)
    if job['kind'] == 'cut':  # the empty floor, small: reference for the shadow
        for ob in S.objects:
            if ob.get('subject') is not None:
                ob.hide_render = True
        S.render.use_border = False
        S.render.resolution_x = S.render.resolution_y = 72
        C.samples = 96
        S.render.filepath = job['out'] + '_f.exr'
        bpy.ops.render.render(write_still=True)
    print(f'RENDER {job["id"]}/{job["view"]} {time.time()-t:.1f}s', flush=True)


if __name__ == '__main__':
    job = json.load(open(sys.argv[sys.argv.index('--') + 1]))
    bpy.ops.wm.read_factory_settings(use_empty=True)
    t = time.time()
    RELIEF[0] = job.get('relief', 0)
    done = []
    for p in job['pieces']:
        if 'on' in p:  # sit the foot ring on the inner surface of an earlier piece
            q = done[p['on']]
            Zq = KIND_Z(q)
            off = p.get('off', [0, 0])
            if p['type'] in ('plate', 'bowl', 'cup', 'saucer'):
                Zt = KIND_Z(p)
                fr = Zt['foot'][np.argmin(Zt['foot'][:, 1]), 0]
            else:
                fr = p.get('fr', 0.30)
            p['at'] = [
                q['at'][0] + off[0],
                q['at'][1] + off[1],
                q['at'][2] + float(np.interp(fr, Zq['in'][:, 0], Zq['in'][:, 1])) + 0.002 + p.get('dz', 0),
            ]
        p.setdefault('at', [0, 0, 0])
        if 'on' not in p and job.get('studio') == 'scene' and job.get('ground', 'linen') in CLOTH:
            p['at'] = [*p['at'][:2], p['at'][2] + float(cloth(*p['at'][:2]))]  # rests on the cloth
        place(p)
        done.append(p)
    studio(job.get('studio', 'cut'), job.get('ground', 'linen'), job.get('sun', SUN), job.get('warm'), job.get('day', 1), job.get('mirrored', True))
    if job.get('gobo'):
        k = job['gobo']
        palm_gobo((-3.9 * k, 3.7 * k, 2.4 * k), 1.25 * k, (math.radians(15), 0, math.radians(-10)))
        palm_gobo((-4.4 * k, 0.9 * k, 2.1 * k), 0.95 * k, (math.radians(-10), 0, math.radians(-34)), 2)
    camera(**job['camera'])
    render(job)
